import { newPage } from "@quire/conformance/new-page";
import { pageStorage, toastStore } from "@quire/core";
import { cartLinesText } from "@quire/features/cart-lines";
import { cartTermsText } from "@quire/features/cart-terms";
import { refreshCart } from "@quire/services/cart";
import { undoStore } from "@quire/services/outbox";
import { type Cart, createFakeBackend, type FakeBackend, type FakeBackendOptions } from "@quire/testing";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { getScenarioWith, HARDCOVER, PDF, PERMISSION, type Sold } from "../test/cart.js";
import "./define.js";
import { text } from "./text.js";

let backend: FakeBackend;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  backend = createFakeBackend();
  vi.stubGlobal("fetch", backend.fetch);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

interface Scene extends Omit<FakeBackendOptions, "cart"> {
  readonly state?: string;
  readonly inside?: string;
  readonly cart?: Partial<Cart>;
}

/** Inserts the widget on a page whose cart, not yet known to the browser, has these lines. */
async function place(
  lines: readonly Sold[],
  { state = "ready", inside = "", cart = {}, ...options }: Scene = {},
): Promise<HTMLElement> {
  backend.reset({ ...getScenarioWith(...lines), ...options });
  Object.assign(backend.state.cart ?? {}, cart);
  pageStorage().remove("cart");
  pageStorage().remove("shopping-cart");
  newPage(); // The previous test may have left an unanswered cart request.
  document.body.setHTMLUnsafe(`<quire-shopping-cart loading="eager">${inside}</quire-shopping-cart>`);
  const host = document.querySelector<HTMLElement>("quire-shopping-cart");
  if (!host) throw new Error("It is on the page.");
  await expect.poll(() => host.dataset.state).toBe(state);
  return host;
}
const parts = (host: HTMLElement, name: string) => [
  ...(host.shadowRoot?.querySelectorAll<HTMLElement>(`[part="${name}"]`) ?? []),
];
const words = (host: HTMLElement, name: string) => parts(host, name).map(({ textContent }) => textContent);
const focused = (host: HTMLElement) => host.shadowRoot?.activeElement;
/** Returns the write requests to the cart. */
const sent = () =>
  backend.requests().filter(({ method, path }) => method !== "GET" && /shopping-cart|promo-code/.test(path));
const sentItems = () => sent().map(({ body }) => (body as { items?: { quantity?: number }[] }).items?.[0]);
const more = () => page.getByRole("button", { name: `One more: Quantity of ${HARDCOVER.title}` });
const less = () => page.getByRole("button", { name: `One less: Quantity of ${HARDCOVER.title}` });
const number = () => page.getByRole("spinbutton", { name: `Quantity of ${HARDCOVER.title}` });

function received(name: string): unknown[] {
  const details: unknown[] = [];
  const record = (event: Event) => void details.push((event as CustomEvent).detail);
  document.body.addEventListener(name, record);
  return details;
}

describe("cart lines", () => {
  it("shows title, format, unit price, quantity and total of each line, and the totals", async () => {
    const host = await place([HARDCOVER, PDF, PERMISSION]);
    expect(words(host, "name")).toEqual([HARDCOVER.title, PDF.title, PERMISSION.title]);
    expect(parts(host, "name")[0]?.getAttribute("href")).toBe(HARDCOVER.url);
    expect(words(host, "details")).toEqual([
      "Hardcover · English",
      "PDF · English",
      "Copyright Permissions · English",
    ]);
    expect(words(host, "unit-price")).toEqual(
      ["$32.00", "$9.95", "$4.50"].map((price) => `\u2068${price}\u2069 each`),
    );
    expect(words(host, "line-total")).toEqual(["$64.00", "$9.95", "$135.00"]);
    expect(words(host, "subtotal")).toEqual(["$208.95"]);
    expect(words(host, "total")).toEqual(["$208.95"]);
    expect(parts(host, "checkout")[0]?.getAttribute("href")).toBe("/shipping-payment");
  });

  it("shows placeholders for lines and the summary until the shop responds", async () => {
    const late = Promise.withResolvers<void>();
    const faults = [{ until: late.promise, status: 404, body: {}, times: Infinity }];
    const host = await place([HARDCOVER, PDF], { state: "loading", faults });
    await expect.poll(() => parts(host, "cart")).not.toHaveLength(0);
    expect(parts(host, "cart")).toHaveLength(1);
    expect(parts(host, "place")).toHaveLength(3);
    await expect.poll(() => backend.requests("GET", "/api/shopping-cart")).not.toEqual([]);
    late.resolve();
    await expect.poll(() => host.dataset.state).toBe("error");
    expect(parts(host, "skeleton")).toEqual([]);
  });

  it("formats an amount in a sentence in the sentence's locale, and others in the page's", async () => {
    document.documentElement.lang = "de";
    onTestFinished(() => document.documentElement.setAttribute("lang", "en"));
    const host = await place([HARDCOVER]);
    expect(words(host, "unit-price")).toEqual(["\u2068$32.00\u2069 each"]);
    expect(words(host, "line-total")).toEqual(["64,00\u00a0$"]);
  });

  it("shows shipping only when a line is shipped (content-9.20)", async () => {
    const shipped = await place([HARDCOVER, PDF]);
    expect(words(shipped, "shipping")).toEqual(["Calculated at checkout"]);
    expect(parts(shipped, "estimate")).toHaveLength(1);
    const digital = await place([PDF, PERMISSION]);
    expect(words(digital, "tax")).toEqual(["Calculated at checkout"]);
    expect([...parts(digital, "shipping"), ...parts(digital, "estimate")]).toEqual([]);
  });

  it("shows 'Your Shopping Cart is empty.' and a link to the store for an empty cart", async () => {
    const host = await place([], { state: "empty" });
    expect(parts(host, "empty")[0]?.textContent).toContain("Your Shopping Cart is empty.");
    expect(parts(host, "store")[0]?.getAttribute("href")).toBe("/store");
  });

  it("shows the API's markup literally, and no unsafe address (robustness-7, robustness-8)", async () => {
    const evil = {
      ...HARDCOVER,
      title: "<img src=x onerror=alert(1)>",
      url: "javascript:alert(1)",
      image: "data:text/html,x",
    };
    const host = await place([evil]);
    expect(words(host, "name")).toEqual(["<img src=x onerror=alert(1)>"]);
    expect(parts(host, "name")[0]?.hasAttribute("href")).toBe(false);
    expect(parts(host, "image")).toEqual([]);
  });

  it("shows the page's own content when the cart is unavailable, until a retry succeeds", async () => {
    const faults = [{ status: 404, body: {}, times: Infinity }];
    const host = await place([HARDCOVER], { state: "error", inside: "<p>One book</p>", faults });
    await expect.element(page.getByText("One book")).toBeVisible();
    expect(words(host, "problem")).toEqual([cartLinesText("failed")]);
    backend.reset(getScenarioWith(HARDCOVER));
    await userEvent.click(page.getByRole("button", { name: "Try again" }));
    await expect.poll(() => host.dataset.state).toBe("ready");
    await expect.element(page.getByText("One book")).not.toBeVisible();
  });

  it("removes the checkout link during maintenance, and shows why (content-2.38)", async () => {
    const asked = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener("quire-open-overlay", asked, { once: true });
    const host = await place([HARDCOVER], { maintenance: true });
    expect(words(host, "maintenance")).toEqual([text("maintenance")]);
    expect(parts(host, "checkout")).toEqual([]);
    await expect
      .poll(() => asked.mock.calls[0]?.[0])
      .toMatchObject({ detail: { name: "maintenance-notice" } });
  });
});

describe("a quantity", () => {
  it("shows a change at once, and counts every fast click", async () => {
    const host = await place([HARDCOVER]);
    const added = received("add-to-cart");
    const { promise, resolve } = Promise.withResolvers<void>();
    backend.fault({ call: "addToShoppingCart", until: promise, times: Infinity });
    for (let press = 0; press < 5; press++) await userEvent.click(more());
    await expect.element(number()).toHaveValue(7);
    resolve();
    await expect.poll(() => words(host, "line-total")).toEqual(["$224.00"]);
    expect(sentItems().map((item) => item?.quantity)).toEqual([1, 4]);
    const keys = sent()
      .map(({ headers }) => headers.get("idempotency-key"))
      .filter(Boolean);
    expect(new Set(keys).size).toBe(2);
    await expect
      .poll(() => added)
      .toMatchObject([{ items: [{ quantity: 1 }] }, { items: [{ quantity: 4 }] }]);
  });

  it("decreases by a removal, which analytics receive (content-3.4)", async () => {
    const host = await place([HARDCOVER]);
    const removed = received("remove-from-cart");
    await userEvent.click(less());
    await expect.poll(() => words(host, "line-total")).toEqual(["$32.00"]);
    expect(sent().map(({ body }) => body)).toEqual([
      { items: [{ productId: "10011-HBK", type: "ship", format: "Hardcover", quantity: 1 }] },
    ]);
    expect(removed).toEqual([
      {
        cartId: backend.state.cart?.id,
        productCoreId: "10011",
        type: "ship",
        productFormat: "Hardcover",
        productLanguage: "English",
        productId: "10011-HBK",
        productName: "The Napkin and the Plan",
        productContentType: "Book",
        quantity: 1,
        unitPrice: "32.00",
        productMarketingCategory: "Books",
        productPrimaryCategory: "Strategy",
      },
    ]);
    await expect.element(less()).toHaveAttribute("aria-disabled", "true");
  });

  it("applies a typed quantity on blur", async () => {
    const host = await place([HARDCOVER]);
    await userEvent.fill(number(), "12");
    expect(sent()).toEqual([]);
    await userEvent.tab();
    await expect.poll(() => words(host, "line-total")).toEqual(["$384.00"]);
    expect(sentItems().map((item) => item?.quantity)).toEqual([10]);
  });

  it("limits a quantity that is too high, with a note below it", async () => {
    const host = await place([HARDCOVER]);
    await userEvent.fill(number(), "12000");
    await userEvent.tab();
    await expect.poll(() => words(host, "number-note")).toEqual(["At most 9,999."]);
    await expect.element(number()).toHaveValue(9999);
  });

  it.each(["0", "-3", "1.5", "", "05"])(
    "shows an error at the field, and keeps the cart, when %j is typed (beyond-186, content-5.7)",
    async (typed) => {
      const host = await place([HARDCOVER]);
      await userEvent.fill(number(), typed);
      await userEvent.tab();
      await expect.poll(() => words(host, "number-note")).toEqual(["Please enter a valid number."]);
      await expect.element(number()).toHaveAttribute("aria-invalid", "true");
      expect(words(host, "line-total")).toEqual(["$64.00"]);
      expect(sent()).toEqual([]);
      await userEvent.click(more());
      await expect.poll(() => words(host, "number-note")).toEqual([""]);
      await expect.element(number()).toHaveValue(3);
    },
  );

  it("shows the store's lower limit, and the reason at the line", async () => {
    const host = await place([{ ...HARDCOVER, most: 3 }]);
    await userEvent.fill(number(), "8");
    await userEvent.tab();
    await expect.poll(() => words(host, "item-problem")).toEqual([text("quantityLimited")]);
    await expect.element(number()).toHaveValue(3);
  });

  it("is fixed for digital products, and variable for permissions (content-5.12)", async () => {
    const host = await place([PDF, PERMISSION]);
    await expect.poll(() => words(host, "quantity")[0]).toBe("Quantity: 1");
    const oneMore = page.getByRole("button", { name: /^One more/ });
    await expect.element(oneMore).toBeVisible();
    expect(parts(host, "stepper")).toHaveLength(1);
    await userEvent.click(oneMore);
    await expect.poll(() => words(host, "line-total")).toEqual(["$9.95", "$139.50"]);
  });

  it("restores the quantity, with the reason, when the change fails", async () => {
    const host = await place([HARDCOVER]);
    const mend = backend.fault({ call: "addToShoppingCart", status: 500, body: {}, times: Infinity });
    await userEvent.click(more());
    await expect.poll(() => words(host, "item-problem")).toEqual([text("quantityFailed")]);
    await expect.element(number()).toHaveValue(2);
    expect(focused(host)?.getAttribute("part")).toBe("more");
    mend();
    await userEvent.click(more());
    await expect.poll(() => words(host, "line-total")).toEqual(["$96.00"]);
    expect(words(host, "item-problem")).toEqual([""]);
  });

  it("increases by the user's change when another tab has changed it meanwhile", async () => {
    const host = await place([HARDCOVER]);
    Object.assign(backend.state.cart?.lines[0] ?? {}, { quantity: 5 });
    await userEvent.click(more());
    await expect.poll(() => words(host, "line-total")).toEqual(["$192.00"]);
  });
});

describe("removing", () => {
  const getToast = () => toastStore().getState().latest?.message;
  /** Removes the delay between key presses, however slow the machine is. */
  function pressAtOnce(): void {
    const stamp = (event: Event) => Object.defineProperty(event, "timeStamp", { value: 0 });
    window.addEventListener("keydown", stamp, true);
    onTestFinished(() => window.removeEventListener("keydown", stamp, true));
  }
  async function removeByKey(name: string): Promise<void> {
    const button = page.getByRole("button", { name: `Remove ${name}` });
    button.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(button).not.toBeInTheDocument();
  }

  it("moves focus on, emits the event, and restores the same quantity on undo", async () => {
    const host = await place([HARDCOVER, PDF]);
    const listener = vi.fn();
    host.addEventListener("quire-item-removed", listener);
    await userEvent.click(page.getByRole("button", { name: `Remove ${HARDCOVER.title}` }));
    await expect.poll(() => words(host, "name")).toEqual([PDF.title]);
    expect(focused(host)?.getAttribute("aria-label")).toBe(`Remove ${PDF.title}`);
    expect(listener.mock.calls[0]?.[0]).toMatchObject({
      detail: { productId: "10011-HBK", quantity: 2, count: 1 },
    });
    await expect.poll(() => undoStore().getState().offer?.message).toBe(`${HARDCOVER.title} was removed.`);
    await undoStore().getState().offer?.undo();
    await expect.poll(() => words(host, "line-total")).toEqual(["$64.00", "$9.95"]);
    expect(sentItems().at(-1)).toMatchObject({ productId: "10011-HBK", type: "ship", quantity: 2 });
  });

  it.each([
    ["of the last line", [PDF]],
    ["of one of two", [PDF, HARDCOVER]],
  ])("moves focus to the restored line after undo (%s)", async (_, lines) => {
    const host = await place(lines);
    await userEvent.click(page.getByRole("button", { name: `Remove ${PDF.title}` }));
    await expect.poll(() => undoStore().getState().offer).toBeDefined();
    await undoStore().getState().offer?.undo();
    await expect.poll(() => words(host, "name")).toContain(PDF.title);
    expect(focused(host)?.getAttribute("aria-label")).toBe(`Remove ${PDF.title}`);
  });

  it("moves focus to the restored line after undo from the toast, wherever Tab came from", async () => {
    const host = await place([PDF, HARDCOVER]);
    const footer = document.createElement("a");
    Object.assign(footer, { href: "#", textContent: "Privacy" });
    host.after(footer);
    await removeByKey(PDF.title);
    await expect.poll(() => undoStore().getState().offer).toBeDefined();
    footer.focus(); // The toast has returned the focus here by now.
    await undoStore().getState().offer?.undo();
    await expect.poll(() => words(host, "name")).toContain(PDF.title);
    await expect.poll(() => focused(host)?.getAttribute("aria-label")).toBe(`Remove ${PDF.title}`);
  });

  it("keeps the user's focus elsewhere after undo", async () => {
    const host = await place([PDF, HARDCOVER]);
    await userEvent.click(page.getByRole("button", { name: `Remove ${PDF.title}` }));
    await expect.poll(() => undoStore().getState().offer).toBeDefined();
    const { promise, resolve } = Promise.withResolvers<void>();
    backend.fault({ call: "addToShoppingCart", until: promise });
    const undone = undoStore().getState().offer?.undo();
    await userEvent.click(page.getByRole("textbox", { name: "Coupon code" }));
    resolve();
    await undone;
    await expect.poll(() => words(host, "name")).toContain(PDF.title);
    expect(focused(host)?.getAttribute("name")).toBe("code");
  });

  it("undoes several removals at once, each with its quantity", async () => {
    const host = await place([HARDCOVER, PDF, PERMISSION]);
    for (const count of [2, 1]) {
      parts(host, "remove")[0]?.click();
      await expect.poll(() => words(host, "name")).toHaveLength(count);
    }
    await expect.poll(() => undoStore().getState().offer?.message).toBe("2 items were removed.");
    await undoStore().getState().offer?.undo();
    expect(getToast()).toBe("2 items are back in your cart.");
    await expect.poll(() => words(host, "line-total")).toEqual(["$64.00", "$9.95", "$135.00"]);
  });

  it("starts a new undo offer after the previous one has ended", async () => {
    const host = await place([HARDCOVER, PDF, PERMISSION]);
    parts(host, "remove")[0]?.click();
    await expect.poll(() => undoStore().getState().offer?.message).toBe(`${HARDCOVER.title} was removed.`);
    undoStore().getState().offer?.end();
    parts(host, "remove")[0]?.click();
    await expect.poll(() => undoStore().getState().offer?.message).toBe(`${PDF.title} was removed.`);
  });

  it("restores the line in its original place on undo", async () => {
    const host = await place([PDF, PERMISSION]);
    parts(host, "remove")[0]?.click();
    await expect.poll(() => words(host, "line-total")).toEqual(["$135.00"]);
    await expect.poll(() => undoStore().getState().offer).toBeDefined();
    await undoStore().getState().offer?.undo();
    await expect.poll(() => words(host, "line-total")).toEqual(["$9.95", "$135.00"]);
  });

  it("names the item that could not be restored, and restores the others", async () => {
    const host = await place([HARDCOVER, PDF, PERMISSION]);
    for (const count of [2, 1]) {
      parts(host, "remove")[0]?.click();
      await expect.poll(() => words(host, "name")).toHaveLength(count);
    }
    await expect.poll(() => undoStore().getState().offer?.message).toBe("2 items were removed.");
    Object.assign(backend.state.products[0]?.availabilities[0] ?? {}, { status: "S" });
    await undoStore().getState().offer?.undo();
    expect(getToast()).toBe(`Couldn’t put ${HARDCOVER.title} back. Please add it again from its page.`);
    await expect.poll(() => words(host, "name")).toEqual([PDF.title, PERMISSION.title]);
  });

  it("removes one line when a key is pressed twice", async () => {
    const host = await place([PDF, HARDCOVER]);
    await removeByKey(PDF.title);
    await expect.poll(() => focused(host)?.getAttribute("aria-label")).toBe(`Remove ${HARDCOVER.title}`);
    pressAtOnce();
    await userEvent.keyboard("{Enter}");
    expect(parts(host, "remove").map((button) => button.getAttribute("aria-disabled"))).toEqual([null]);
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => host.dataset.state).toBe("empty");
  });

  it("moves focus to the link to the store when the last line is removed", async () => {
    const host = await place([PDF]);
    await userEvent.click(page.getByRole("button", { name: `Remove ${PDF.title}` }));
    await expect.poll(() => host.dataset.state).toBe("empty");
    await expect.poll(() => focused(host)?.getAttribute("part")).toBe("store");
  });
});

describe("a coupon", () => {
  const field = () => page.getByRole("textbox", { name: "Coupon code" });
  const apply = () => page.getByRole("button", { name: "Apply" });
  /** Stops the clock, so that all following events are simultaneous, however slow the machine is. */
  const stopClock = () => vi.spyOn(performance, "now").mockReturnValue(performance.now());

  it("applies a code, shows in one line what changed, and removes the coupon again", async () => {
    const host = await place([HARDCOVER]);
    await userEvent.fill(field(), "welcome10");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => words(host, "discount")).toEqual(["-$6.40"]);
    expect(words(host, "changed")).toEqual([
      "Updated: Discount \u2068-$6.40\u2069; Estimated total from $64.00 to $57.60.",
    ]);
    await expect.element(field()).toHaveValue("");
    await userEvent.click(page.getByRole("button", { name: "Remove coupon WELCOME10" }));
    await expect.poll(() => words(host, "discount")).toEqual([]);
    await expect.poll(() => focused(host)?.getAttribute("name")).toBe("code");
  });

  it("applies a code once when the key is pressed twice or held, without an error for the empty field", async () => {
    const host = await place([HARDCOVER]);
    await userEvent.fill(field(), "welcome10");
    stopClock();
    await userEvent.keyboard("{Enter}");
    await expect.element(field()).toHaveValue("");
    await userEvent.keyboard("{Enter}{Enter}");
    await expect.poll(() => words(host, "discount")).toEqual(["-$6.40"]);
    await expect.element(apply()).not.toHaveAttribute("aria-busy");
    await expect.element(field()).not.toHaveAttribute("aria-invalid");
    expect(sent()).toHaveLength(1);
  });

  it("checks and announces a wrong code once when the key is pressed twice", async () => {
    const host = await place([HARDCOVER]);
    await userEvent.fill(field(), "WELCOM10");
    stopClock();
    await userEvent.keyboard("{Enter}");
    await expect.element(field()).toHaveAccessibleDescription(cartTermsText("couponUnknown"));
    const alert = parts(host, "coupon-form")[0]?.querySelector("[role=alert]");
    await userEvent.keyboard("{Enter}");
    await expect.element(apply()).not.toHaveAttribute("aria-busy");
    expect(alert?.isConnected).toBe(true);
    expect(sent()).toHaveLength(1);
  });

  it("shows an error for an empty field again 500 ms after a code was applied", async () => {
    const host = await place([HARDCOVER]);
    await userEvent.fill(field(), "welcome10");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => words(host, "discount")).toEqual(["-$6.40"]);
    await expect.element(field()).toHaveValue("");
    const later = performance.now() + 501;
    vi.spyOn(performance, "now").mockReturnValue(later);
    await userEvent.keyboard("{Enter}");
    await expect.element(field()).toHaveAccessibleDescription(cartTermsText("couponMissing"));
  });

  it("keeps a typed code across a reload, as after a sign-in, until it is applied", async () => {
    await place([HARDCOVER]);
    await userEvent.fill(field(), "welcome10");
    await place([HARDCOVER]);
    await expect.element(field()).toHaveValue("welcome10");
    await userEvent.click(apply());
    await expect.element(field()).toHaveValue("");
    await place([HARDCOVER]);
    await expect.element(field()).toHaveValue("");
  });

  it("shows an error at the field and keeps the text when the code is wrong", async () => {
    const host = await place([HARDCOVER]);
    await userEvent.fill(field(), "WELCOM10");
    await userEvent.click(apply());
    await expect.element(field()).toHaveAccessibleDescription(cartTermsText("couponUnknown"));
    await expect.element(field()).toHaveValue("WELCOM10");
    await expect.poll(() => focused(host)?.getAttribute("name")).toBe("code");
    expect(words(host, "coupon")).toEqual([]);
  });

  it.each([
    ["expired", 422, "couponExpired"],
    ["applied", 409, "couponApplied"],
    ["used", 409, "couponUsed"],
    ["not-yet", 422, "couponRefused"],
  ] as const)(
    "shows the error at the field and keeps the code when refused as %s",
    async (code, status, key) => {
      const host = await place([HARDCOVER]);
      backend.fault({ call: "promoCode", status, body: { errors: [{ code }] } });
      await userEvent.fill(field(), "SUMMER");
      await userEvent.click(apply());
      await expect.element(field()).toHaveAccessibleDescription(cartTermsText(key));
      await expect.element(field()).toHaveValue("SUMMER");
      expect(focused(host)?.getAttribute("name")).toBe("code");
    },
  );

  it("shows that it is offline, and applies the code once online again", async () => {
    const host = await place([HARDCOVER]);
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const reconnect = backend.fault({ call: "promoCode", cut: true, times: Infinity });
    await userEvent.fill(field(), "WELCOME10");
    await userEvent.click(apply());
    await expect.element(field()).toHaveAccessibleDescription(cartTermsText("couponOffline"));
    await expect.element(field()).toHaveValue("WELCOME10");
    onLine.mockReturnValue(true);
    reconnect();
    await userEvent.click(apply());
    await expect.poll(() => words(host, "discount")).toEqual(["-$6.40"]);
  });

  it("shows a failed check, and sends no request for an empty code", async () => {
    await place([HARDCOVER]);
    await userEvent.click(apply());
    await expect.element(field()).toHaveAccessibleDescription(cartTermsText("couponMissing"));
    backend.fault({ status: 500, body: {}, times: Infinity });
    await userEvent.fill(field(), "WELCOME10");
    await userEvent.click(apply());
    await expect.element(field()).toHaveAccessibleDescription(cartTermsText("couponFailed"));
    expect(sent()).toHaveLength(1);
  });
});

describe("estimate for a destination", () => {
  const estimate = () => userEvent.click(page.getByText("Estimate shipping and tax"));
  const choice = () => page.getByRole("combobox", { name: "State" });
  const field = () => page.getByRole("textbox", { name: "State" });

  it("shows tax and shipping, which follow the lines (content-7.6)", async () => {
    const host = await place([HARDCOVER]);
    await estimate();
    await userEvent.selectOptions(choice(), "Massachusetts");
    await userEvent.click(page.getByRole("button", { name: "Estimate" }));
    await expect.poll(() => words(host, "shipping")).toEqual(["$6.95"]);
    expect(words(host, "tax")).toEqual(["$4.00"]);
    expect(words(host, "estimated")).toEqual(["Shipping and tax are estimated for MA."]);
    expect(focused(host)?.getAttribute("name")).toBe("state");
    await userEvent.click(more());
    await expect.poll(() => words(host, "tax")).toEqual(["$6.00"]);
  });

  it("preselects the previous state by its name", async () => {
    await place([HARDCOVER], { cart: { shipTo: { countryCode: "US", state: "MA", postalCode: "" } } });
    await userEvent.click(page.getByText("Shipping and tax are estimated for MA."));
    await expect.element(choice()).toHaveDisplayValue("Massachusetts");
  });

  it("shows an error at the field for a country without delivery", async () => {
    await place([HARDCOVER]);
    const body = { errors: [{ code: "not-delivered" }] };
    backend.fault({ call: "estimateShoppingCart", status: 422, body });
    await estimate();
    await userEvent.selectOptions(choice(), "New York");
    await userEvent.click(page.getByRole("button", { name: "Estimate" }));
    await expect.element(page.getByText(text("notDelivered"))).toBeVisible();
    await expect.element(choice()).toHaveDisplayValue("New York");
  });

  it.each([
    ["the country has no states", { body: { states: [] } }],
    ["the list of states fails to load", { status: 404, body: {} }],
  ])("has a text field for the state when %s", async (_, answer) => {
    const host = await place([HARDCOVER]);
    backend.fault({ call: "stateProvinces", ...answer, times: Infinity });
    await estimate();
    await userEvent.fill(field(), "ma");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => words(host, "shipping")).toEqual(["$6.95"]);
  });
});

describe("a discount on a right-to-left page", () => {
  /** Returns the left edge of a character of the discount, in px. */
  function getLeft(host: HTMLElement, character: string): number {
    const [node] = [...(parts(host, "discount")[0]?.querySelectorAll("bdi") ?? [])].map(
      (one) => one.firstChild,
    );
    const at = node?.textContent?.indexOf(character) ?? -1;
    const range = document.createRange();
    range.setStart(node as Node, at);
    range.setEnd(node as Node, at + 1);
    return range.getBoundingClientRect().left;
  }

  it("has its minus sign before the amount", async () => {
    document.documentElement.dir = "rtl";
    const host = await place([HARDCOVER], { cart: { coupons: ["WELCOME10"] } });
    await expect.poll(() => words(host, "discount")).toEqual(["-$6.40"]);
    expect(getLeft(host, "-")).toBeLessThan(getLeft(host, "$"));
    expect(getLeft(host, "$")).toBeLessThan(getLeft(host, "0"));
    document.documentElement.removeAttribute("dir");
  });
});

it("shows a change by another tab", async () => {
  const host = await place([HARDCOVER], { products: getScenarioWith(HARDCOVER, PDF).products ?? [] });
  await backend.fetch("/api/shopping-cart", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ items: [{ productId: PDF.availabilityId }] }),
  });
  new BroadcastChannel("quire:cart").postMessage("changed");
  await refreshCart();
  await expect.poll(() => words(host, "name")).toEqual([HARDCOVER.title, PDF.title]);
});

it("waits for pending changes before the checkout, and stays when one fails", async () => {
  const host = await place([HARDCOVER]);
  const [link] = parts(host, "checkout");
  link?.setAttribute("href", "#checkout");
  const { promise, resolve } = Promise.withResolvers<void>();
  backend.fault({ call: "addToShoppingCart", until: promise, status: 500, body: {} });
  await userEvent.click(more());
  const pressed = new MouseEvent("click", { bubbles: true, cancelable: true });
  link?.dispatchEvent(pressed);
  expect(pressed.defaultPrevented).toBe(true);
  await expect.poll(() => words(host, "checkout")).toEqual([text("checkingOut")]);
  resolve();
  await expect.poll(() => words(host, "checkout")).toEqual([text("checkout")]);
});
