import { runtime } from "@quire/core";
import { beforeEach, expect, it, vi } from "vitest";
import { api, service, site } from "./call-settings.js";
import { configure } from "./configure.js";

const FOREIGN = "https://api.example.com/";

beforeEach(() => {
  runtime().shared.clear();
  vi.spyOn(console, "error").mockImplementation(() => {});
});

/** A page whose block, vouched for by the loader's tag, names addresses. */
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
  "$key on another origin is advised to be a path, and taken where the tag names that origin (beyond-234)",
  async ({ key, setting, fallback }) => {
    pageSays({ [key]: FOREIGN });
    expect(setting()).toBe(fallback);
    await expect.poll(said).toContain("hand on its calls from the page's own origin");
    expect(said()).not.toContain("data-origins");
    runtime().shared.clear();
    pageSays({ [key]: FOREIGN }, "https://other.example https://api.example.com");
    expect(setting()).toBe(FOREIGN);
  },
);

it("the page's own origin, by path or in full, needs nothing", () => {
  pageSays({ api: "/v2/", site: `${location.origin}/` });
  expect([api(), site()]).toEqual(["/v2/", `${location.origin}/`]);
});

it("code may name any origin", () => {
  pageSays({ api: "/v2/" });
  configure({ api: FOREIGN });
  expect(api()).toBe(FOREIGN);
});
