import { runtime } from "@quire/core";
import { afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { checkAttributes } from "./check-attributes.js";

beforeAll(() => {
  customElements.define(
    "quire-judged",
    class extends HTMLElement {
      static observedAttributes = ["open", "item-limit", "mode"];
    },
  );
});
beforeEach(() => {
  runtime().shared.clear();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => document.body.replaceChildren());

it("reports attributes of the loader's tag that resemble settings (beyond-291)", () => {
  const tag = document.createElement("script");
  for (const name of ["src", "defer", "integrity", "data-api", "data-cfasync", "data-captcha-sitekey", "api"])
    tag.setAttribute(name, "x");
  runtime().shared.set("loader-tag", { tag });
  checkAttributes();
  const lines = vi.mocked(console.error).mock.calls.map(([line]) => String(line));
  expect(lines).toEqual([
    expect.stringContaining('Did you mean "data-captcha-site-key"?'),
    expect.stringContaining('Did you mean "data-api"?'),
  ]);
});

/**
 * The attribute values that elements have read. A real widget reports invalid values at its first reading.
 */
const readings: (string | null)[] = [];

beforeAll(() => {
  customElements.define(
    "quire-reading",
    class extends HTMLElement {
      static observedAttributes = ["open", "item-limit"];
      get itemLimit() {
        return readings.push(this.getAttribute("item-limit"));
      }
    },
  );
});

/** Checks a page with this markup. */
async function judge(html: string): Promise<void> {
  document.body.setHTMLUnsafe(html);
  checkAttributes();
  await customElements.whenDefined("quire-judged");
}

/** Returns the errors in the console. */
const getErrors = () => String(vi.mocked(console.error).mock.calls);

it("reports an unknown attribute on a tag and suggests a similar one", async () => {
  await judge('<quire-judged item-limt="3"></quire-judged>');
  await expect.poll(getErrors).toContain('attribute/unknown: <quire-judged> has no attribute "item-limt".');
  expect(getErrors()).toContain('Did you mean "item-limit"?');
});

it("reports a page's lang that is no language tag, once (beyond-405)", async () => {
  document.documentElement.lang = "de_DE";
  onTestFinished(() => document.documentElement.setAttribute("lang", "en"));
  await judge("");
  await judge("");
  expect(vi.mocked(console.error).mock.calls.map(([line]) => line)).toEqual([
    expect.stringMatching(
      /message\/language: <html lang="de_DE"> is not a language tag\. .* Write lang="de-DE"\./,
    ),
  ]);
});

it("suggests the attribute for a camel-case prop name, which HTML lowercases", async () => {
  await judge('<quire-judged itemLimit="3"></quire-judged>');
  await expect
    .poll(getErrors)
    .toContain('<quire-judged> has no attribute "itemlimit". It is ignored. Did you mean "item-limit"?');
});

it("lists all attributes when none is similar", async () => {
  await judge('<quire-judged colour="red"></quire-judged>');
  await expect.poll(getErrors).toContain("It has: open, item-limit, mode.");
});

it("reports unknown attributes on mounts and triggers that resemble the widget's", async () => {
  await judge(
    '<div data-quire="judged" data-item-limt="3"></div><a data-quire-open="judged" data-mod="x">Open</a>',
  );
  await expect.poll(getErrors).toContain('Did you mean "data-item-limit"?');
  await expect.poll(getErrors).toContain('Did you mean "data-mode"?');
});

it("suggests the data- prefix for a widget's attribute on a mount or trigger", async () => {
  await judge('<div data-quire="judged" item-limit="3"></div><a data-quire-open="judged" mode="x">Open</a>');
  await expect
    .poll(getErrors)
    .toContain(
      'A mount or trigger of <quire-judged> does not pass on "item-limit". It is ignored. Did you mean "data-item-limit"?',
    );
  await expect.poll(getErrors).toContain('Did you mean "data-mode"?');
});

it("accepts global attributes and the page's own data attributes", async () => {
  await judge(
    `<quire-judged item-limit="3" id="a" class="b" loading="eager" aria-label="c" data-state="ready" open slot="d"
       itemscope itemid="e" itemprop="f" itemref="g" itemtype="h"></quire-judged>
     <a class="x" href="/x" data-quire-open="judged" data-mode="x" data-toggle="modal">Open</a>
     <details data-quire-open="judged" open colour="red"></details>`,
  );
  // A page reports other errors before this one.
  await judge('<quire-judged colour="red"></quire-judged>');
  await expect.poll(getErrors).toContain("attribute/unknown");
  expect(vi.mocked(console.error)).toHaveBeenCalledTimes(1);
});

it("reads the values of tags and of overlays' triggers at load (beyond-231)", async () => {
  readings.length = 0;
  await judge(
    `<quire-reading item-limit="five"></quire-reading>
     <a data-quire-open="reading" data-item-limit="six">Open</a><a data-quire-open="reading">Open</a>`,
  );
  await expect.poll(() => readings).toEqual(["five", "six"]);
});
