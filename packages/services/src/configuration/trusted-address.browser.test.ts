import { runtime } from "@quire/core";
import { beforeEach, expect, it, vi } from "vitest";
import { api, service, site } from "./call-settings.js";
import { configure } from "./configure.js";

const FOREIGN = "https://api.example.com/";

beforeEach(() => {
  runtime().shared.clear();
  vi.spyOn(console, "error").mockImplementation(() => {});
});

/** Simulates a page with these settings in the block that the loader's tag refers to. */
function pageSays(values: Record<string, string>, origins?: string): void {
  const [tag, block] = [document.createElement("script"), document.createElement("script")];
  block.textContent = JSON.stringify(values);
  if (origins) tag.dataset.origins = origins;
  runtime().shared.set("loader-tag", { tag, block });
}

const said = () => String(vi.mocked(console.error).mock.calls);

it.each([
  { key: "api", setting: api, fallback: "/api/" },
  { key: "service", setting: service, fallback: "/service/" },
  { key: "site", setting: site, fallback: "/" },
])(
  "advises a path for $key on another origin, and accepts an origin in the tag (beyond-234)",
  async ({ key, setting, fallback }) => {
    pageSays({ [key]: FOREIGN });
    expect(setting()).toBe(fallback);
    await expect.poll(said).toContain("forward its calls from the page's own origin");
    expect(said()).not.toContain("data-origins");
    runtime().shared.clear();
    pageSays({ [key]: FOREIGN }, "https://other.example https://api.example.com");
    expect(setting()).toBe(FOREIGN);
  },
);

it("accepts the page's own origin, as a path or in full", () => {
  pageSays({ api: "/v2/", site: `${location.origin}/` });
  expect([api(), site()]).toEqual(["/v2/", `${location.origin}/`]);
});

it("accepts any origin from code", () => {
  pageSays({ api: "/v2/" });
  configure({ api: FOREIGN });
  expect(api()).toBe(FOREIGN);
});
