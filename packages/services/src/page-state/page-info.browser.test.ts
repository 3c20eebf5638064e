import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadSession } from "../session/index.js";
import { sendPageInfo } from "./page-info.js";

let profile: () => Response;
let lookup: () => Response;
let lookups: string[];
const events: unknown[] = [];
const listen = (event: Event) => events.push((event as CustomEvent).detail);

beforeEach(() => {
  events.length = 0;
  localStorage.clear();
  document.body.replaceChildren();
  document.body.className = "subscribers";
  document.body.addEventListener("set-page-info", listen);
  newPage();
  profile = () =>
    new Response(JSON.stringify({ id: "1", status: "subscribers", lastVisitDate: new Date().toISOString() }));
  lookups = [];
  lookup = () => new Response("{}", { status: 404 });
  vi.stubGlobal("fetch", async (...input: Parameters<typeof fetch>) => {
    const request = new Request(...input);
    if (!request.url.endsWith("/user/subscriber/search")) return profile();
    lookups.push(await request.text());
    return lookup();
  });
});
afterEach(() => {
  document.body.removeEventListener("set-page-info", listen);
  document.body.className = "";
  vi.unstubAllGlobals();
});

it("fires set-page-info on the body once, after the session has loaded (content-7.31)", async () => {
  sendPageInfo();
  sendPageInfo();
  expect(events).toEqual([]);
  await loadSession();
  await expect
    .poll(() => events)
    .toEqual([
      {
        pageState: "subscribers",
        isOfferPage: false,
        userState: "Subscriber",
        daysSinceLastVisit: "Less Than One Day",
        subscriptionSource: undefined,
      },
    ]);
});

it.each(["subscribers", "registered"])(
  "reports no guest state for a %s user if the page has no state class (beyond-188)",
  async (status) => {
    document.body.className = "";
    newPage();
    profile = () => new Response(JSON.stringify({ id: "1", status }));
    await loadSession();
    sendPageInfo();
    await expect.poll(() => events).toMatchObject([{ pageState: status }]);
  },
);

it("reports the source of the latest subscription after one lookup for all pages (content-4.20)", async () => {
  const one = (subscriptionSourceCode: string, startDate: string) => ({
    active: true,
    subscriptionSourceCode,
    subscriptionAccessPeriod: { startDate, expirationDate: "" },
  });
  const subscriptions = [one("US_CONSUMER", "2025-01-01"), one("ACCESS_CODE", "2026-01-01")];
  lookup = () => new Response(JSON.stringify({ active: true, subscriptions }));
  profile = () =>
    new Response(JSON.stringify({ id: "1", status: "subscribers", emailAddress: "ada@quire.test" }));
  for (const page of [1, 2]) {
    await loadSession();
    sendPageInfo();
    await expect.poll(() => events).toHaveLength(page);
    expect(events.at(-1)).toMatchObject({ userState: "Subscriber", subscriptionSource: "US_CONSUMER" });
    const stored = JSON.parse(localStorage.getItem("user") ?? "");
    profile = () => new Response(JSON.stringify(stored)); // The profile contains the looked-up source.
    newPage();
  }
  expect(lookups).toEqual(['{"emailAddress":"ada@quire.test"}']);
});

it("reports no source if the lookup fails", async () => {
  lookup = () => new Response("{}", { status: 429 });
  profile = () =>
    new Response(JSON.stringify({ id: "1", status: "subscribers", emailAddress: "ada@quire.test" }));
  await loadSession();
  sendPageInfo();
  await expect.poll(() => events).toMatchObject([{ userState: "Subscriber", subscriptionSource: undefined }]);
});

it("reports no user state and no last visit for a guest", async () => {
  profile = () => new Response("{}", { status: 401 });
  await loadSession();
  sendPageInfo();
  await expect.poll(() => events).toMatchObject([{ userState: undefined, daysSinceLastVisit: undefined }]);
});

it("fires no event after the signal has aborted", async () => {
  sendPageInfo(AbortSignal.abort());
  await loadSession();
  expect(events).toEqual([]);
});
