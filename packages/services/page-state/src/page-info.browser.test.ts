import { loadSession } from "@quire/session-service";
import { newPage } from "@quire/testing/new-page";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sendPageInfo } from "./page-info.js";

let profile: () => Response;
const heard: unknown[] = [];
const listen = (event: Event) => heard.push((event as CustomEvent).detail);

beforeEach(() => {
  heard.length = 0;
  localStorage.clear();
  document.body.replaceChildren();
  document.body.className = "subscribers";
  document.body.addEventListener("set-page-info", listen);
  newPage();
  profile = () =>
    new Response(JSON.stringify({ id: "1", status: "subscribers", lastVisitDate: new Date().toISOString() }));
  vi.stubGlobal("fetch", async () => profile());
});
afterEach(() => {
  document.body.removeEventListener("set-page-info", listen);
  document.body.className = "";
  vi.unstubAllGlobals();
});

it("set-page-info fires on the body, once, when it is known who reads (content §7)", async () => {
  sendPageInfo();
  sendPageInfo();
  expect(heard).toEqual([]);
  await loadSession();
  expect(heard).toEqual([
    {
      pageState: "subscribers",
      isOfferPage: false,
      userState: "Subscriber",
      daysSinceLastVisit: "Less Than One Day",
      subscriptionSource: undefined,
    },
  ]);
});

it("says of a guest only what is known", async () => {
  profile = () => new Response("{}", { status: 401 });
  await loadSession();
  sendPageInfo();
  expect(heard).toMatchObject([{ userState: undefined, daysSinceLastVisit: undefined }]);
});

it("fires no more where the one that asked has gone", async () => {
  sendPageInfo([], AbortSignal.abort());
  await loadSession();
  expect(heard).toEqual([]);
});
