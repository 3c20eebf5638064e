import { rendered } from "@quire/conformance/held-time";
import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadSession, savePendingAction, sessionStore } from "../session/index.js";
import { watchSession } from "../session/watch-session.js";
import { start } from "./after-paint.js";
import { checkoutStore, enterCheckout } from "./checkout-store.js";
import { checkOutPlan } from "./plan-checkout.js";
import { resumeCheckout } from "./resume-checkout.js";
import { checkoutAddress, startSubscriptionCheckout } from "./start-subscription-checkout.js";
import { keepStarted } from "./started-checkout.js";
import { subscriptionOrdered } from "./subscription-ordered.js";

/** Waits longer than the default, because other tests can slow down the machine. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

interface RecordedRequest {
  readonly call: string;
  readonly key: string | null;
  readonly body: unknown;
}

let requests: RecordedRequest[] = [];
let isKnown = true;
let faults: Record<string, () => Response> = {};
const page = location.href;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

async function serve(...input: Parameters<typeof fetch>): Promise<Response> {
  const request = new Request(...input);
  const { pathname, search } = new URL(request.url);
  if (pathname === "/api/user/profile") return isKnown ? json({ id: "7", firstName: "Ada" }) : json({}, 401);
  const text = await request.clone().text();
  const call = `${request.method} ${pathname}${search}`;
  requests.push({ call, key: request.headers.get("idempotency-key"), body: text && JSON.parse(text) });
  const fault = faults[pathname];
  if (fault) return fault();
  if (pathname === "/service/user/userRef") return json({ userRef: "ref-7" });
  if (pathname === "/api/user/subscribe/checkoutComplete")
    return json({ activated: true, roleCode: "ROLE_HBRG_BEST" });
  return json({ transaction: { id: "t-1" } });
}

const calls = () => requests.map(({ call }) => call);
const crumb = () => document.cookie.split("; ").find((one) => one.startsWith("subscription-breadcrumb="));
const crumbValue = () => JSON.parse(decodeURIComponent(crumb()?.split("=")[1] ?? "null"));

/** Waits until all calls of an activation are done, so that none reaches the next test. */
async function isActivated(): Promise<void> {
  await until(() => expect(calls().at(-1)).toContain("/transactionComplete?uid=7"));
  expect(crumb()).toBeUndefined();
}

function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what an earlier page has left
  document.cookie = `${text}; Path=/`;
}

/** Prevents the navigation to the provider. @returns the details of the checkout events */
function openProvider(): unknown[] {
  const details: unknown[] = [];
  const open = (event: Event) => {
    event.preventDefault();
    details.push((event as CustomEvent).detail);
  };
  document.body.addEventListener("quire-checkout-start", open);
  closers.push(() => document.body.removeEventListener("quire-checkout-start", open));
  return details;
}
const closers: (() => void)[] = [];

const visit = (search: string) => history.replaceState(null, "", search);

beforeEach(() => {
  requests = [];
  isKnown = true;
  faults = {};
  localStorage.clear();
  sessionStorage.clear();
  newPage();
  vi.stubGlobal("fetch", serve);
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "info").mockImplementation(() => {});
});
afterEach(() => {
  for (const close of closers.splice(0)) close();
  history.replaceState(null, "", page);
  setCookie("subscription-breadcrumb=; Max-Age=0");
  setCookie("_pc_pso=; Max-Age=0");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("checkout helper changes from INITIAL to CHECKOUT after registration or sign-in (accounts-4.12)", () => {
  expect(checkoutStore().getState().status).toBe("INITIAL");
  enterCheckout();
  expect(checkoutStore().getState().status).toBe("CHECKOUT");
});

describe("subscription checkout", () => {
  it("requests GET /service/user/userRef, then dispatches the event with both codes", async () => {
    const details = openProvider();
    await loadSession();
    await expect(startSubscriptionCheckout({ voucherCode: "SPRING" })).resolves.toEqual({
      kind: "opened-by-page",
    });
    expect(calls()).toEqual(["GET /service/user/userRef"]);
    expect(details).toEqual([{ voucherCode: "SPRING", userRef: "ref-7" }]);
  });

  it("does not navigate without a provider, and reports it", async () => {
    await loadSession();
    await expect(startSubscriptionCheckout({ voucherCode: "SPRING" })).resolves.toEqual({
      kind: "no-provider",
    });
    expect(String(vi.mocked(console.error).mock.calls)).toContain("checkout/no-provider");
  });

  it("starts once right after a sign-in, before the profile has loaded", async () => {
    const details = openProvider();
    visit("?voucher_code=SPRING");
    resumeCheckout();
    await startSubscriptionCheckout({ voucherCode: "SPRING" });
    await until(() => expect(sessionStore().getState().status).toBe("known"));
    await rendered();
    expect(details).toHaveLength(1);
  });

  it("requires sign-in", async () => {
    isKnown = false;
    await loadSession();
    await expect(startSubscriptionCheckout({ voucherCode: "SPRING" })).resolves.toEqual({
      kind: "sign-in-needed",
    });
    expect(requests).toEqual([]);
  });

  it("starts once for two simultaneous calls (robustness-40)", async () => {
    const details = openProvider();
    await loadSession();
    await Promise.all([1, 2].map(() => startSubscriptionCheckout({ voucherCode: "SPRING" })));
    expect(details).toHaveLength(1);
  });

  it("fails and opens nothing when the answer is invalid (robustness-20)", async () => {
    const details = openProvider();
    faults = { "/service/user/userRef": () => json({ wrong: true }) };
    await loadSession();
    await expect(startSubscriptionCheckout({ voucherCode: "SPRING" })).resolves.toMatchObject({
      kind: "failed",
      error: { code: "request/answer" },
    });
    expect(details).toEqual([]);
  });

  it("starts once after sign-in if the address has a voucher_code (accounts-2.27)", async () => {
    const details = openProvider();
    visit("?voucher_code=SPRING&x=1");
    isKnown = false;
    resumeCheckout();
    await loadSession();
    expect(details).toEqual([]);
    isKnown = true;
    await loadSession();
    await until(() => expect(details).toEqual([{ voucherCode: "SPRING", userRef: "ref-7" }]));
    await until(() => expect(location.search).toBe("?x=1"));
    // Returns to the page with the voucher code.
    visit("?voucher_code=SPRING");
    newPage();
    resumeCheckout();
    await loadSession();
    await rendered();
    expect(details).toHaveLength(1);
  });
});

describe("checkout of a plan", () => {
  it("passes plan, period and voucher on to the page (beyond-303)", async () => {
    const seen = openProvider();
    await loadSession();
    await checkOutPlan({ plan: "best", period: "yearly", voucherCode: "SPRING" });
    expect(seen).toEqual([{ plan: "best", period: "yearly", voucherCode: "SPRING", userRef: "ref-7" }]);
    expect(checkoutStore().getState().status).toBe("CHECKOUT");
  });

  it("opens once after sign-in, and the page's voucher starts no second checkout (beyond-303)", async () => {
    const seen = openProvider();
    visit("?voucher_code=SPRING");
    savePendingAction({
      action: "subscribe",
      data: { plan: "best", period: "monthly", voucherCode: "SPRING" },
    });
    start();
    watchSession();
    await until(() =>
      expect(seen).toEqual([{ plan: "best", period: "monthly", voucherCode: "SPRING", userRef: "ref-7" }]),
    );
    await rendered();
    expect(seen).toHaveLength(1);
  });

  it("replaces a voucher's checkout that starts at the same time (beyond-303)", async () => {
    const seen = openProvider();
    await loadSession();
    await Promise.all([
      startSubscriptionCheckout({ voucherCode: "SPRING" }),
      startSubscriptionCheckout({ plan: "best", voucherCode: "SPRING" }),
    ]);
    expect(seen).toEqual([{ plan: "best", voucherCode: "SPRING", userRef: "ref-7" }]);
  });

  it.each([null, 7, {}, { plan: "" }, { plan: "best", period: "weekly" }])(
    "opens nothing for the stored choice %j (robustness-16)",
    async (data) => {
      const seen = openProvider();
      savePendingAction({ action: "subscribe", data });
      start();
      watchSession();
      await until(() => expect(console.error).toHaveBeenCalled());
      expect(seen).toEqual([]);
    },
  );
});

describe("subscription order", () => {
  it("sets the breadcrumb cookie, and is activated only on a later load (accounts-4.15)", async () => {
    await loadSession();
    expect(subscriptionOrdered({ orderId: 4711, userRef: "ref-7" })).toBe(true);
    expect(crumbValue()).toEqual({ orderId: "4711", userRef: "ref-7", key: "subscription-order-4711" });
    expect(requests).toEqual([]);
  });

  it("sets the cookie for 7 days and the whole site, with SameSite=Lax (accounts-9.8)", () => {
    const written: string[] = [];
    vi.spyOn(document, "cookie", "set").mockImplementation((text) => written.push(text));
    subscriptionOrdered({ orderId: "4711" });
    expect(written[0]).toMatch(/; Path=\/; Max-Age=604800; SameSite=Lax$/);
    expect(written[0]?.length).toBeLessThan(4096);
  });

  it("accepts the event quire-subscription-ordered on the document", async () => {
    start();
    const detail = { orderId: "4711" };
    document.dispatchEvent(new CustomEvent("quire-subscription-ordered", { detail }));
    await until(() => expect(crumbValue()).toMatchObject({ orderId: "4711" }));
  });

  it.each([null, undefined, {}, { orderId: "" }, { orderId: "x".repeat(200) }, { orderId: {} }])(
    "reports the invalid order %j and writes nothing",
    (order) => {
      // Scripts of the host can pass an incomplete order.
      expect(subscriptionOrdered(order as { orderId: string })).toBe(false);
      expect(crumb()).toBeUndefined();
      expect(String(vi.mocked(console.error).mock.calls)).toContain("checkout/order");
    },
  );

  it("reads ?order= from the address after the provider's page, and activates the order", async () => {
    keepStarted({ voucherCode: "SPRING", userRef: "ref-7", uid: "7" });
    visit("?order=4711&x=1");
    resumeCheckout();
    expect(crumbValue()).toMatchObject({ orderId: "4711", userRef: "ref-7" });
    expect(location.search).toBe("?x=1");
    await loadSession();
    await isActivated();
  });

  it("ignores ?order= if this tab has started no checkout", () => {
    visit("?order=4711");
    resumeCheckout();
    expect(crumb()).toBeUndefined();
    expect(location.search).toBe("?order=4711");
  });
});

describe("a subscription order on a later load", () => {
  beforeEach(() => {
    subscriptionOrdered({ orderId: "4711", userRef: "ref-7" });
    newPage();
  });

  it("activates the order, removes the cookie, sets _pc_pso and dispatches the data (accounts-4.16, accounts-7.18, accounts-7.19, accounts-9.9)", async () => {
    const details: unknown[] = [];
    const record = (event: Event) => details.push((event as CustomEvent).detail);
    document.body.addEventListener("transaction-complete", record, { once: true });
    start();
    await loadSession();
    await until(() => expect(details).toEqual([{ transaction: { id: "t-1" } }]));
    expect(requests).toEqual([
      {
        call: "POST /api/user/subscribe/checkoutComplete",
        key: "subscription-order-4711",
        body: { orderId: "4711", userRef: "ref-7" },
      },
      { call: "GET /api/digitaldata/piano/transactionComplete?uid=7", key: null, body: "" },
    ]);
    expect(crumb()).toBeUndefined();
    expect(document.cookie).toContain("_pc_pso=true");
    expect(console.info).toHaveBeenCalledWith("[quire] The subscription is activated.", {
      activated: true,
      roleCode: "ROLE_HBRG_BEST",
    });
  });

  it("sets _pc_pso for 10 days (accounts-9.9)", async () => {
    const written: string[] = [];
    vi.spyOn(document, "cookie", "set").mockImplementation((text) => written.push(text));
    resumeCheckout();
    await loadSession();
    await until(() =>
      expect(written.join("\n")).toMatch(/^_pc_pso=true; Path=\/; Max-Age=864000; SameSite=Lax$/m),
    );
    await until(() => expect(calls().at(-1)).toContain("/transactionComplete?uid=7"));
  });

  it("reports nothing in a sandboxed frame, which has no cookies (robustness-14)", async () => {
    const cookies = vi.spyOn(document, "cookie", "get").mockImplementation(() => {
      throw new DOMException("Sandboxed.", "SecurityError");
    });
    const reported = vi.spyOn(console, "error");
    resumeCheckout();
    await loadSession();
    await until(() => expect(cookies).toHaveBeenCalled());
    await new Promise(requestAnimationFrame);
    expect(reported).not.toHaveBeenCalled();
  });

  it("waits for sign-in if the user is a guest", async () => {
    isKnown = false;
    resumeCheckout();
    await loadSession();
    expect(requests).toEqual([]);
    isKnown = true;
    await loadSession();
    await isActivated();
  });

  it("keeps the cookie after a failure, and retries on the next load with the same key", async () => {
    faults = { "/api/user/subscribe/checkoutComplete": () => json({}, 503) };
    resumeCheckout();
    await loadSession();
    await until(() => expect(String(vi.mocked(console.error).mock.calls)).toContain("request/status"));
    expect(crumbValue()).toMatchObject({ orderId: "4711" });
    expect(document.cookie).not.toContain("_pc_pso");
    faults = {};
    newPage();
    resumeCheckout();
    await loadSession();
    await isActivated();
    expect(new Set(requests.filter(({ key }) => key).map(({ key }) => key)).size).toBe(1);
  });

  it("keeps the subscription activated when the digital data fail (content-4.13)", async () => {
    faults = { "/api/digitaldata/piano/transactionComplete": () => json({}, 404) };
    resumeCheckout();
    await loadSession();
    await until(() => expect(console.error).toHaveBeenCalled());
    expect(crumb()).toBeUndefined();
  });

  it.each(["{oops", "null", "[]", '"abc"', "%", '{"orderId":"1","key":"short"}'])(
    "removes the invalid breadcrumb %j and sends nothing (robustness-16)",
    async (text) => {
      setCookie(`subscription-breadcrumb=${text === "%" ? text : encodeURIComponent(text)}`);
      resumeCheckout();
      await loadSession();
      await until(() => expect(crumb()).toBeUndefined());
      expect(requests).toEqual([]);
    },
  );
});

it("uses the configured address of the provider, not the page's parameters (robustness-13)", () => {
  const address = checkoutAddress(
    "https://checkout.example/start?site=quire",
    { voucherCode: "SPRING", userRef: "ref-7" },
    "https://quire.test/subscriptions?voucher_code=SPRING&x=1",
  );
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    site: "quire",
    voucher_code: "SPRING",
    userRef: "ref-7",
    return: "https://quire.test/subscriptions?x=1",
  });
});

it("adds plan and period to the provider's address, and omits a missing voucher (beyond-303)", () => {
  const subject = { plan: "best & more", period: "yearly", userRef: "ref-7" } as const;
  const address = checkoutAddress(
    "https://checkout.example/start",
    subject,
    "https://quire.test/subscriptions",
  );
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    ...subject,
    return: "https://quire.test/subscriptions",
  });
});
