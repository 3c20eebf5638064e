import { expect, it } from "vitest";
import { getTwin } from "./get-twin.mjs";

it.each([
  ["widgets/notification", "../notices/#focus", "notices.md#focus"],
  ["widgets/notification", "../../start/", "../start.md"],
  ["services/cart", "../", "../services.md"],
  ["start", "../widgets/header/", "widgets/header.md"],
  ["services", "cart/", "services/cart.md"],
  ["backend/calls", "../../openapi.json", "../openapi.json"],
])("links from %s to %s as another twin (beyond-363)", (slug, address, expected) => {
  expect(getTwin(`[x](${address})`, slug)).toBe(`[x](${expected})`);
});

it("keeps code, and writes tabs and paragraphs as Markdown (beyond-363)", () => {
  const page =
    '<div class="code-tabs">\n<section data-tab="HTML">\n<p class="tab-title">HTML</p>\n\n```html\n<div id="rest">\n<p>Hi</p>\n</div>\n```\n\n</section>\n</div>\n<p class="tag"><code>&lt;quire-x&gt;</code></p>';
  expect(getTwin(page, "x")).toBe(
    '**HTML**\n\n```html\n<div id="rest">\n<p>Hi</p>\n</div>\n```\n\n`<quire-x>`',
  );
});
