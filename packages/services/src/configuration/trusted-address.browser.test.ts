import { runtime } from "@quire/core";
import { beforeEach, expect, it, vi } from "vitest";
import { api, service, site } from "./call-settings.js";
import { configure } from "./configure.js";

const FOREIGN = "https://api.example.com/";

beforeEach(() => {
  runtime().shared.clear();
  vi.spyOn(console, "error").mockImplementation(() => {});
});

/** Creates a page with these settings in the block that the loader's tag vouches for. */
function configurePage(values: Record<string, string>, origins?: string): void {
  const [tag, block] = [document.createElement("script"), document.createElement("script")];
  block.textContent = JSON.stringify(values);
  if (origins) tag.dataset.origins = origins;
  runtime().shared.set("loader-tag", { tag, block });
}

const getErrors = () => String(vi.mocked(console.error).mock.calls);

it.each([
  { key: "api", setting: api, fallback: "/api/" },
  { key: "service", setting: service, fallback: "/service/" },
  { key: "site", setting: site, fallback: "/" },
])(
  "asks for the tag's consent to $key on another origin, and accepts it (beyond-234)",
  async ({ key, setting, fallback }) => {
    configurePage({ [key]: FOREIGN });
    expect(setting()).toBe(fallback);
    await expect.poll(getErrors).toContain("must also be listed in data-origins");
    runtime().shared.clear();
    configurePage({ [key]: FOREIGN }, "https://other.example https://api.example.com");
    expect(setting()).toBe(FOREIGN);
  },
);

it("accepts the page's own origin, as a path or in full", () => {
  configurePage({ api: "/v2/", site: `${location.origin}/` });
  expect([api(), site()]).toEqual(["/v2/", `${location.origin}/`]);
});

it("accepts any origin from code", () => {
  configurePage({ api: "/v2/" });
  configure({ api: FOREIGN });
  expect(api()).toBe(FOREIGN);
});

it("looks for site and service on the origin of api by default (beyond-370)", () => {
  expect([site(), service()]).toEqual(["/", "/service/"]);
  configure({ api: "https://api.example.com/v2/" });
  expect([site(), service()]).toEqual(["https://api.example.com/", "https://api.example.com/service/"]);
  configure({ service: "/service/" });
  expect([site(), service()]).toEqual(["https://api.example.com/", "/service/"]);
});
