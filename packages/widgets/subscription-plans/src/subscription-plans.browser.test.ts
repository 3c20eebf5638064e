import { rendered } from "@quire/conformance/held-time";
import { newPage } from "@quire/conformance/new-page";
import { OPEN_OVERLAY } from "@quire/core";
import { startCheckout } from "@quire/services/checkout";
import { configure } from "@quire/services/configuration";
import { loadSession, sessionStore, startSession, stayAfterSignIn } from "@quire/services/session";
import {
  createFakeBackend,
  type FakeBackend,
  type FakeBackendOptions,
  type PlanOptions,
} from "@quire/testing";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "./define.js";
import { best, better, FIVE, getTen, good, LONG_NAME, usd } from "../test/plans.js";

const PAGE = location.href;
let backend: FakeBackend;

beforeEach(() => {
  newPage();
  localStorage.clear();
  sessionStorage.clear();
  serve();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, "", PAGE);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function serve(options: FakeBackendOptions = {}): void {
  backend = createFakeBackend(options);
  vi.stubGlobal("fetch", backend.fetch);
}

async function place(attributes: Record<string, string> = {}, inside = "", state = "ready") {
  const host = document.createElement("quire-subscription-plans");
  for (const [name, value] of Object.entries({ loading: "eager", ...attributes }))
    host.setAttribute(name, value);
  host.setHTMLUnsafe(inside);
  document.body.append(host);
  await expect.poll(() => host.dataset.state).toBe(state);
  return host;
}

/** Takes the checkout over from the browser. @returns the details of the checkouts in order */
function openCheckouts(): unknown[] {
  const seen: unknown[] = [];
  const abort = new AbortController();
  const open = (event: Event) => {
    event.preventDefault();
    seen.push((event as CustomEvent).detail);
  };
  document.body.addEventListener("quire-checkout-start", open, { signal: abort.signal });
  onTestFinished(() => abort.abort());
  return seen;
}

/** Takes sign-in over from the overlay. @returns the requested overlays in order */
function openOverlays(): unknown[] {
  const seen: unknown[] = [];
  const abort = new AbortController();
  const open = (event: Event) => {
    event.preventDefault();
    seen.push((event as CustomEvent).detail.name);
  };
  document.addEventListener(OPEN_OVERLAY, open, { signal: abort.signal });
  onTestFinished(() => abort.abort());
  return seen;
}

const parts = (host: HTMLElement, name: string) =>
  [...(host.shadowRoot?.querySelectorAll(`[part~="${name}"]`) ?? [])].map((one) => one.textContent?.trim());
const button = (name: string | RegExp) => page.getByRole("button", { name });

describe("the cards", () => {
  it("show name, caption, price, saving, trial and benefits of each plan (beyond-301)", async () => {
    const host = await place();
    expect(parts(host, "name")).toEqual(["Good", "Better", "Best"]);
    expect(parts(host, "price")).toEqual([
      "$16 a monthor $160 a year Save $32",
      "$20 a monthor $200 a year Save $40",
      "$32 a monthor $320 a year Save $64",
    ]);
    expect(parts(host, "mark")).toEqual(["Recommended"]);
    expect(parts(host, "trial")).toEqual(["30 days free, then $16 a month."]);
    expect(parts(host, "benefit").slice(0, 2)).toEqual(["Every article, on every screen", "The archive"]);
    const buttons = page.getByRole("button").elements();
    expect(buttons.map((one) => one.textContent)).toEqual([
      "Start free trial of Good",
      "Subscribe to Better",
      "Subscribe to Best",
    ]);
  });

  it("change their prices with the billing period, by keyboard (beyond-301)", async () => {
    const host = await place();
    const changed: unknown[] = [];
    host.addEventListener("quire-period-change", (event) => changed.push((event as CustomEvent).detail));
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(page.getByRole("radio", { name: "Yearly Save up to 16%" })).toBeChecked();
    expect(parts(host, "price")[0]).toBe("$160 a year$13.34 a month Save $32");
    expect(parts(host, "trial")).toEqual(["30 days free, then $160 a year."]);
    expect(changed).toEqual([{ period: "yearly" }]);
  });

  it("show no switch when no plan has both prices (beyond-301)", async () => {
    serve({
      plans: [
        { ...good, prices: { monthly: usd(16) } },
        { ...best, prices: { yearly: usd(320) } },
      ],
    });
    const host = await place();
    expect(parts(host, "price-line")).toEqual(["$16 a month", "$320 a year"]);
    expect(page.getByRole("radio").elements()).toEqual([]);
  });

  it("mark the reader's own plan, and offer a switch to the others (beyond-301)", async () => {
    serve({ tier: "subscribers", user: { roleCodes: ["ROLE_HBRG_BETTER"] } });
    await loadSession();
    const host = await place();
    expect(parts(host, "mark")).toEqual(["Your plan"]);
    expect(parts(host, "current")).toHaveLength(1);
    expect(parts(host, "current-note")).toEqual(["You have this plan"]);
    await expect.element(button("Switch plan to Best")).toBeVisible();
  });

  it("lead to customer service for a plan without a price (beyond-301)", async () => {
    serve({ plans: FIVE });
    await place();
    const contact = page.getByRole("link", { name: "Contact us about All Access" });
    await expect.element(contact).toHaveAttribute("href", "/subscriber-help#contact-customer-service");
  });

  it("show the texts of the API literally (robustness-7)", async () => {
    const image = '<img src=x onerror="document.body.innerHTML=1">';
    serve({ plans: [{ ...good, name: image, caption: image, benefits: [image] }] });
    const host = await place();
    expect(host.shadowRoot?.querySelector("img")).toBeNull();
    expect(parts(host, "name")).toEqual([image]);
  });
});

const WIDE: readonly (readonly [string, readonly PlanOptions[], "ltr" | "rtl"])[] = [
  ["one plan", [better], "ltr"],
  ["five plans", FIVE, "ltr"],
  ["ten plans", getTen(), "rtl"],
  [
    "names of 300 characters",
    [{ ...good, name: LONG_NAME, caption: LONG_NAME, benefits: [LONG_NAME] }, best],
    "ltr",
  ],
  ["names of 300 characters", [{ ...good, name: LONG_NAME, prices: { monthly: usd(1e9) } }], "rtl"],
];

describe("at a width of 320 px, at 200 % zoom and right to left", () => {
  it.each(WIDE)("nothing overflows with %s (beyond-304)", async (_, plans, direction) => {
    serve({ plans });
    document.documentElement.dir = direction;
    onTestFinished(() => document.documentElement.removeAttribute("dir"));
    for (const width of [320, 640, 900, 1280]) {
      await page.viewport(width, 720);
      document.body.replaceChildren();
      const host = await place();
      const edge = host.getBoundingClientRect();
      const inside = [...(host.shadowRoot?.querySelectorAll("[part]:not([part=cards])") ?? [])]
        .map((one) => one.getBoundingClientRect())
        .filter(({ left, right }) => left < edge.left - 1 || right > edge.right + 1);
      expect(inside).toEqual([]);
    }
  });
});

describe("the page's own price list", () => {
  const LIST = "<ul><li>Good: $16 a month</li></ul>";
  const list = () => page.getByText("Good: $16 a month");

  it("shows until the plans are loaded (beyond-302)", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    backend.fault({ call: "plans", until: promise });
    const host = await place({}, LIST, "loading");
    await expect.element(list()).toBeVisible();
    resolve();
    await expect.poll(() => host.dataset.state).toBe("ready");
    await expect.element(list()).not.toBeVisible();
  });

  it.each([
    ["fails", { status: 400 }],
    ["is HTML", { body: "<h1>Gateway</h1>", headers: { "content-type": "text/html" } }],
    ["has an invalid price", { body: { plans: [{ id: "1", name: "A", prices: { monthly: "$4" } }] } }],
  ])("stays when the answer %s, and 'Try again' loads the plans (beyond-302)", async (_, fault) => {
    backend.fault({ call: "plans", ...fault });
    const host = await place({}, LIST, "error");
    await expect.element(list()).toBeVisible();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Couldn’t load the plans. Try again");
    await userEvent.click(button("Try again"));
    await expect.poll(() => host.dataset.state).toBe("ready");
    expect(parts(host, "name")).toHaveLength(3);
    await expect.element(list()).not.toBeVisible();
    expect(host.shadowRoot?.activeElement?.getAttribute("part")).toBe("plans");
  });

  it("stays without 'Try again' when the site has no such call (beyond-302)", async () => {
    backend.fault({ call: "plans", status: 404 });
    await place({}, LIST, "error");
    await expect.element(list()).toBeVisible();
    expect(button("Try again").elements()).toEqual([]);
  });

  it.each([
    ["the API has no plans", { plans: [] }, {}],
    ["none of the wanted plans exists", {}, { plans: "gold" }],
  ])("stays without a message when %s (beyond-302)", async (_, options, attributes) => {
    serve(options);
    await place(attributes, LIST, "empty");
    await expect.element(list()).toBeVisible();
    expect(page.getByRole("alert").elements()).toEqual([]);
  });
});

describe("choosing a plan", () => {
  it("opens one checkout with plan, period and voucher, also on a double click (beyond-303)", async () => {
    history.replaceState(null, "", "?voucher_code=AUTUMN");
    serve({ tier: "registered" });
    await loadSession();
    const seen = openCheckouts();
    const host = await place({ period: "yearly" });
    const chosen: unknown[] = [];
    host.addEventListener("quire-plan-choose", (event) => chosen.push((event as CustomEvent).detail));
    expect(parts(host, "voucher")).toEqual(["Your voucher AUTUMN is applied at checkout."]);
    await userEvent.dblClick(button("Subscribe to Better"));
    await expect
      .poll(() => seen)
      .toEqual([{ plan: "better", period: "yearly", voucherCode: "AUTUMN", userRef: expect.any(String) }]);
    expect(chosen).toEqual([{ planId: "better", period: "yearly" }]);
    await expect.element(button("Subscribe to Better")).not.toHaveAttribute("aria-busy");
  });

  it("asks a guest to sign in, and opens the checkout once afterwards (beyond-303)", async () => {
    history.replaceState(null, "", "?voucher_code=AUTUMN");
    const overlays = openOverlays();
    const seen = openCheckouts();
    startSession();
    startCheckout();
    await expect.poll(() => sessionStore().getState().status).toBe("anonymous");
    await place();
    await userEvent.click(button("Start free trial of Good"));
    await expect.poll(() => overlays).toEqual(["auth-modal"]);
    expect(seen).toEqual([]);
    backend.reset({ tier: "registered" });
    await stayAfterSignIn();
    await expect
      .poll(() => seen)
      .toEqual([{ plan: "good", period: "monthly", voucherCode: "AUTUMN", userRef: expect.any(String) }]);
    await stayAfterSignIn();
    await rendered();
    expect(backend.requests("GET", "/service/user/userRef")).toHaveLength(1);
    expect(seen).toHaveLength(1);
  });

  it("shows on the card that the checkout failed, and tries again (beyond-303)", async () => {
    serve({ tier: "registered" });
    await loadSession();
    const seen = openCheckouts();
    backend.fault({ call: "userRef", status: 400 });
    await place();
    await userEvent.click(button("Subscribe to Best"));
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("We couldn’t open the checkout. Please try again.");
    await userEvent.click(button("Subscribe to Best"));
    await expect.poll(() => seen).not.toEqual([]);
    expect(seen).toHaveLength(1);
    expect(page.getByRole("alert").elements()).toEqual([]);
  });

  it("leads to customer service when the site has no checkout", async () => {
    configure({ subscriptionCheckout: null });
    serve({ tier: "registered" });
    await loadSession();
    await place();
    await userEvent.click(button("Subscribe to Best"));
    await expect.element(page.getByRole("alert").getByRole("link", { name: "contact us" })).toBeVisible();
  });
});
