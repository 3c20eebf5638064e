import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { configure } from "../configuration/index.js";
import { loadRegion } from "./load-region.js";
import { regionStore } from "./region-store.js";
import { useRegion } from "./use-region.js";

const DAY = 24 * 60 * 60 * 1000;

let requests: URL[];
let answer: (request: Request) => Response | Promise<Response>;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

/** Navigates to another page of the site. */
function nextPage(): void {
  newPage();
  requests = [];
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
    requests.push(new URL(request.url));
    return answer(request);
  });
  nextPage();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("country lookup", () => {
  it("sends the page's origin as the referrer parameter, once for simultaneous calls (content-7.26)", async () => {
    const [first, second] = await Promise.all([loadRegion(), loadRegion()]);
    expect(first).toMatchObject({ country: "US", city: "Boston", area: "us-canada", isUnitedStates: true });
    expect(second).toEqual(first);
    expect(requests.map(({ href }) => href)).toEqual([
      `https://geo.test/lookup/?referrer=${encodeURIComponent(location.origin)}`,
    ]);
  });

  it("uses the stored region on other pages for a day (accounts-6.5)", async () => {
    await loadRegion();
    nextPage();
    await expect(loadRegion()).resolves.toMatchObject({ country: "US", area: "us-canada" });
    expect(requests).toEqual([]);
  });

  it("sends a new request after a day", async () => {
    await loadRegion();
    nextPage();
    vi.setSystemTime(Date.now() + DAY);
    await loadRegion();
    expect(requests).toHaveLength(1);
  });

  it.each([DAY, -DAY])(
    "sends one request after the clock was changed by %i ms (robustness-42)",
    async (by) => {
      const before = await loadRegion();
      nextPage();
      vi.setSystemTime(Date.now() + by);
      await expect(loadRegion()).resolves.toMatchObject({ country: before.country, area: before.area });
      await loadRegion();
      expect(requests).toHaveLength(1);
    },
  );

  it.each(["{oops", "null", "[]", '"abc"', ""])(
    "ignores the stored text %j (robustness-16)",
    async (text) => {
      localStorage.setItem("quire:region", text);
      await expect(loadRegion()).resolves.toMatchObject({ country: "US" });
    },
  );

  it("uses the region that another tab has found", async () => {
    regionStore();
    fromOtherTab({ version: 1, value: { country: "DE", city: "Bonn", foundAt: Date.now() } });
    await expect(loadRegion()).resolves.toMatchObject({ country: "DE", area: "eu" });
    expect(requests).toEqual([]);
  });

  it("keeps another tab's region when its own request fails", async () => {
    answer = () => {
      fromOtherTab({ version: 1, value: { country: "DE", city: "", foundAt: Date.now() } });
      return json({}, 404);
    };
    await expect(loadRegion()).resolves.toMatchObject({ area: "eu" });
    expect(regionStore().getState().status).toBe("ready");
    expect(localStorage.getItem("quire:region")).toContain("DE");
  });

  it("sends no request if no address is configured", async () => {
    configure({ geolocation: null });
    await expect(loadRegion()).resolves.toMatchObject({ area: "elsewhere", isDomestic: false });
    expect(requests).toEqual([]);
    expect(regionStore().getState()).toMatchObject({ status: "ready", error: undefined });
  });
});

describe("failed country lookup", () => {
  it.each([
    ["HTTP_ERROR", "a status with a body", () => json({ message: "No." }, 403)],
    ["HTTP_ERROR", "a status without a body", () => new Response(null, { status: 404 })],
    ["HTTP_ERROR", "a network error", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["UNKNOWN_ERROR", "a page", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
  ] as const)("is elsewhere with %s for %s, and reports it (robustness-20)", async (code, _, wrong) => {
    answer = wrong;
    await expect(loadRegion()).resolves.toMatchObject({ area: "elsewhere", isDomestic: false });
    expect(regionStore().getState()).toMatchObject({ status: "failed", error: { code } });
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining(`[quire] ${code}`),
      expect.anything(),
      expect.stringContaining(`errors#${code}`),
    );
    expect(localStorage.getItem("quire:region")).toBeNull();
  });

  it("reports HTTP_TIMEOUT if no answer arrives: 'The request for the region timed out.'", async () => {
    answer = ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    await loadRegion();
    expect(regionStore().getState().error).toMatchObject({
      code: "HTTP_TIMEOUT",
      message: "The request for the region timed out.",
    });
  });

  it("is repeated by the next call", async () => {
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

it('useRegion looks up the region, and returns "elsewhere" until then', async () => {
  function Where() {
    const { area, status } = useRegion();
    return `${area} ${status}`;
  }
  const screen = await render(<Where />);
  await expect.element(screen.getByText("us-canada ready")).toBeInTheDocument();
  expect(requests).toHaveLength(1);
});
