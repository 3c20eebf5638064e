import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { configure } from "../configuration/index.js";
import { loadRegion } from "./load-region.js";
import { regionStore } from "./region-store.js";
import { useRegion } from "./use-region.js";

const DAY = 24 * 60 * 60 * 1000;

let asked: URL[];
let answer: (request: Request) => Response | Promise<Response>;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

/** Leaves the page for another of the site. */
function nextPage(): void {
  newPage();
  asked = [];
  configure({ geolocation: "https://geo.test/lookup/", timeout: 200 });
}

function fromOtherTab(value: unknown): void {
  const newValue = JSON.stringify(value);
  localStorage.setItem("quire:region", newValue);
  dispatchEvent(new StorageEvent("storage", { key: "quire:region", newValue }));
}

beforeEach(() => {
  localStorage.clear();
  answer = () => json({ country: "US", city: "Boston" });
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async (...input: Parameters<typeof fetch>) => {
    const request = new Request(...input);
    asked.push(new URL(request.url));
    return answer(request);
  });
  nextPage();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the country lookup", () => {
  it("asks with a referrer parameter, once however many ask (content-7.26)", async () => {
    const [first, second] = await Promise.all([loadRegion(), loadRegion()]);
    expect(first).toMatchObject({ country: "US", city: "Boston", area: "us-canada", isUnitedStates: true });
    expect(second).toEqual(first);
    expect(asked.map(({ href }) => href)).toEqual([
      `https://geo.test/lookup/?referrer=${encodeURIComponent(location.origin)}`,
    ]);
  });

  it("is cached: another page asks nobody for a day (accounts-6.5)", async () => {
    await loadRegion();
    nextPage();
    await expect(loadRegion()).resolves.toMatchObject({ country: "US", area: "us-canada" });
    expect(asked).toEqual([]);
  });

  it("asks again after a day", async () => {
    await loadRegion();
    nextPage();
    vi.setSystemTime(Date.now() + DAY);
    await loadRegion();
    expect(asked).toHaveLength(1);
  });

  it.each([DAY, -DAY])(
    "a clock off by %i ms costs one request and changes nothing (robustness-42)",
    async (by) => {
      const before = await loadRegion();
      nextPage();
      vi.setSystemTime(Date.now() + by);
      await expect(loadRegion()).resolves.toMatchObject({ country: before.country, area: before.area });
      await loadRegion();
      expect(asked).toHaveLength(1);
    },
  );

  it.each(["{oops", "null", "[]", '"abc"', ""])(
    "%j in storage counts as absent (robustness-16)",
    async (text) => {
      localStorage.setItem("quire:region", text);
      await expect(loadRegion()).resolves.toMatchObject({ country: "US" });
    },
  );

  it("takes over what another tab has found", async () => {
    regionStore();
    fromOtherTab({ version: 1, value: { country: "DE", city: "Bonn", foundAt: Date.now() } });
    await expect(loadRegion()).resolves.toMatchObject({ country: "DE", area: "eu" });
    expect(asked).toEqual([]);
  });

  it("keeps what another tab has found while the own request fails", async () => {
    answer = () => {
      fromOtherTab({ version: 1, value: { country: "DE", city: "", foundAt: Date.now() } });
      return json({}, 404);
    };
    await expect(loadRegion()).resolves.toMatchObject({ area: "eu" });
    expect(regionStore().getState().status).toBe("ready");
    expect(localStorage.getItem("quire:region")).toContain("DE");
  });

  it("without an address is elsewhere, and nobody is asked", async () => {
    configure({ geolocation: null });
    await expect(loadRegion()).resolves.toMatchObject({ area: "elsewhere", isDomestic: false });
    expect(asked).toEqual([]);
    expect(regionStore().getState()).toMatchObject({ status: "ready", error: undefined });
  });
});

describe("a lookup that fails", () => {
  it.each([
    ["HTTP_ERROR", "a status with a body", () => json({ message: "No." }, 403)],
    ["HTTP_ERROR", "a status without a body", () => new Response(null, { status: 404 })],
    ["HTTP_ERROR", "a network error", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["UNKNOWN_ERROR", "a page", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
  ] as const)("is elsewhere with %s for %s, and reports it (robustness-20)", async (code, _, wrong) => {
    answer = wrong;
    await expect(loadRegion()).resolves.toMatchObject({ area: "elsewhere", isDomestic: false });
    expect(regionStore().getState()).toMatchObject({ status: "failed", error: { code } });
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(`[quire] ${code}`), expect.anything());
    expect(localStorage.getItem("quire:region")).toBeNull();
  });

  it("is HTTP_TIMEOUT where no answer comes, 'The request for the region timed out.'", async () => {
    answer = ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    await loadRegion();
    expect(regionStore().getState().error).toMatchObject({
      code: "HTTP_TIMEOUT",
      message: "The request for the region timed out.",
    });
  });

  it("is tried again by who asks next", async () => {
    answer = () => json({}, 404);
    await loadRegion();
    answer = () => json({ country: "CA" });
    await expect(loadRegion()).resolves.toMatchObject({
      country: "CA",
      area: "us-canada",
      isUnitedStates: false,
    });
  });
});

it("useRegion looks it up when first used, and is elsewhere until then", async () => {
  function Where() {
    const { area, status } = useRegion();
    return `${area} ${status}`;
  }
  const screen = await render(<Where />);
  await expect.element(screen.getByText("us-canada ready")).toBeInTheDocument();
  expect(asked).toHaveLength(1);
});
