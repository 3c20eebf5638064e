import { runtime } from "@quire/core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { checkMarkup } from "./check-markup.js";
import { checkPage } from "./check-page.js";

beforeEach(() => {
  runtime().shared.clear();
  runtime().shared.set("loader", `${location.origin}/quire/`);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const getErrors = () => String(vi.mocked(console.error).mock.calls);
const load = async () => ({ declared: [] });

it("reports a loader that is on the page twice, also without the doctor (beyond-236)", async () => {
  const scripts = [1, 2].map(() => document.createElement("script"));
  for (const script of scripts) {
    vi.spyOn(script, "src", "get").mockReturnValue(`${location.origin}/quire/quire.classic.js`);
    script.setAttribute("src", "data:text/javascript,");
  }
  document.body.append(...scripts);
  checkPage(load);
  await expect.poll(getErrors).toContain("the loader is on the page twice.");
});

it("reports a self-closing tag on a developer's own machine (beyond-236)", async () => {
  vi.stubGlobal("fetch", async () => new Response("<quire-mini-cart /><quire-toast></quire-toast>"));
  document.body.setHTMLUnsafe("<quire-mini-cart><quire-toast></quire-toast></quire-mini-cart>");
  checkPage(load);
  await expect.poll(getErrors).toContain("<quire-mini-cart /> stays open");
});

it("reports a self-closing tag before plain markup (beyond-208)", async () => {
  vi.stubGlobal("fetch", async () => new Response("<main><quire-search /><p>More</p></main>"));
  document.body.setHTMLUnsafe("<main><quire-search><p>More</p></quire-search></main>");
  checkPage(load);
  await expect.poll(getErrors).toContain("<quire-search /> stays open");
});

it("reads the page again only when a tag may be open (beyond-208)", async () => {
  const fetched = vi.fn(async () => new Response(""));
  vi.stubGlobal("fetch", fetched);
  document.body.setHTMLUnsafe(
    `<main><quire-search><p>More</p></quire-search>
    <div data-quire="search"><quire-search><p>More</p></quire-search></div><quire-toast></quire-toast></main>`,
  );
  await checkMarkup(load);
  expect(fetched).not.toHaveBeenCalled();
});
