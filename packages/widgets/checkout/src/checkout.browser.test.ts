import { HOME, PDF } from "@quire/conformance/checkout";
import { orderStore } from "@quire/services/order";
import { type PaymentAdapter, type PaymentFields, setPaymentAdapter } from "@quire/services/payment";
import { type Session, sessionStore } from "@quire/services/session";
import type { CallName, FakeBackend } from "@quire/testing";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { FIRST_ORDER, openStore, PAYMENT, SCENE } from "../test/store.js";
import "./define.js";
import { text } from "./text.js";

const GATE = {
  overReason: /Your cart and what you typed are still here/,
  overOrder: /to see whether it went through/,
  overOut: /^You’re signed out. Your cart is saved.$/,
};

/** The typed address by field label. */
const TYPED = { "First name": "Robin", "Last name": "Ashdown", "Street address": "12 Quarto Lane" };

const RECEIPT = {
  ...{ orderNumber: "70000001", ordered: "2026-11-23T12:00:00Z", currency: "USD", emailAddress: "" },
  ...{ lines: [], shippingMethod: "", paymentLabel: "", downloads: [], orderStatus: "" },
  totals: { subTotal: "32.00", discount: null, shippingCost: null, tax: null, grandTotal: "32.00" },
};

let close = async () => {};
afterEach(async () => {
  document.body.replaceChildren();
  await close();
});

const show = () => document.body.append(document.createElement("quire-checkout"));

const ADDRESS = "/api/commerce/address";
const CHOOSE = "/api/commerce/shipping-payment";

/** Sets up a shop with a fake backend for this test. @returns its backend */
function openCheckout(options?: Parameters<typeof openStore>[0]): FakeBackend {
  const store = openStore(options);
  ({ close } = store);
  return store.backend;
}

/** Returns the bodies of the calls that have this field. */
const sent = (backend: FakeBackend, path: string, field: string) =>
  backend
    .requests("POST", path)
    .map(({ body }) => body as object)
    .filter((body) => field in body);

/** Holds the next calls of this name. The returned functions release them one after the other. */
function hold(backend: FakeBackend, call: CallName, count: number) {
  const holds = Array.from({ length: count }, () => Promise.withResolvers<void>());
  for (const { promise } of holds) backend.fault({ call, until: promise });
  return holds.map(({ resolve }) => resolve);
}

it("shows an error when the session fails to load, and retries on request (beyond-117)", async () => {
  const backend = openCheckout();
  const mend = backend.fault({ path: "/api/user/profile", status: 403, body: {}, times: Infinity });
  sessionStore().setState({ status: "unknown" }, true);
  show();
  const state = () => document.querySelector("quire-checkout")?.getAttribute("data-state");
  await expect.poll(state).toBe("error");
  mend();
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(page.getByRole("button", { name: "Continue to review" })).toBeVisible();
});

it("keeps input that is typed while an address is saved, and then changes that address", async () => {
  const backend = openCheckout(FIRST_ORDER);
  const [save] = hold(backend, "saveAddress", 1);
  const saved = () => sent(backend, ADDRESS, "city");
  show();
  const city = page.getByLabelText("City");
  const send = page.getByRole("button", { name: "Use this address" });
  for (const [field, value] of Object.entries(TYPED)) await userEvent.fill(page.getByLabelText(field), value);
  await userEvent.fill(city, "Boston");
  await userEvent.click(send);
  await expect.poll(saved).not.toEqual([]);
  await userEvent.fill(city, "Salem");
  save?.();
  await expect.element(page.getByRole("alert")).toHaveTextContent(text("changedSince"));
  expect(city.element()).toHaveProperty("value", "Salem");
  const [address] = backend.state.user?.addresses ?? [];
  await userEvent.click(send);
  await expect.poll(saved).toMatchObject([{ city: "Boston" }, { city: "Salem", id: address?.id }]);
  await expect.element(page.getByRole("radio", { name: /Quarto/ })).toBeVisible();
});

it("refuses names with invalid characters, and shows 'This field is required.' for an empty field (beyond-185)", async () => {
  const backend = openCheckout(FIRST_ORDER);
  const errors = ["lastName", "address1", "city"].map((field) => ({ code: "required", field }));
  backend.fault({ call: "saveAddress", status: 422, body: { errors } });
  show();
  const first = page.getByLabelText("First name");
  const last = page.getByLabelText("Last name");
  const send = page.getByRole("button", { name: "Use this address" });
  await userEvent.fill(first, "A(");
  await userEvent.fill(last, "<");
  await userEvent.tab();
  await expect.element(page.getByText("Please enter a valid first name.")).toBeVisible();
  await expect.element(page.getByText("Please enter a valid last name.")).toBeVisible();
  await expect.element(send).toBeDisabled();
  expect(backend.requests("POST", ADDRESS)).toEqual([]);
  await userEvent.fill(first, "Ada");
  await userEvent.fill(last, "");
  await userEvent.click(send);
  await expect.poll(() => page.getByText("This field is required.").elements().length).toBe(3);
});

it("shows the latest choice until its response arrives, also when it was chosen before", async () => {
  const backend = openCheckout();
  show();
  const [home, work] = [
    page.getByRole("radio", { name: /Quarto/ }),
    page.getByRole("radio", { name: /Folio/ }),
  ];
  await expect.element(home).toBeChecked();
  const answers = hold(backend, "shippingPayment", 3);
  for (const choice of [work, home, work]) await userEvent.click(choice);
  for (const [turn, answer] of answers.entries()) {
    const ids = ["work", "home", "work"].slice(0, turn + 1);
    const chosen = ids.map((id) => ({ shippingAddressId: id, billingAddressId: id }));
    await expect.poll(() => sent(backend, CHOOSE, "shippingAddressId")).toEqual(chosen);
    await expect.element(work).toBeChecked();
    answer();
  }
  await expect.element(work).toBeChecked();
});

it("shows an order whose answer was lost above the current cart", async () => {
  openCheckout({ receipts: [RECEIPT] });
  show();
  await expect.element(page.getByText(/Your order 70000001 is placed\./)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Continue to review" })).toBeVisible();
});

it("keeps the card fields when the payment service does not answer, and asks again", async () => {
  openCheckout({ choices: {} });
  vi.spyOn(console, "error").mockImplementation(() => {});
  const token = vi.fn<PaymentFields["token"]>().mockRejectedValueOnce(new Error("silent"));
  const mount = vi.fn<PaymentAdapter["mount"]>((...args) => ({ ...PAYMENT.mount(...args), token }));
  setPaymentAdapter({ ...PAYMENT, mount });
  show();
  const fields = page.getByText(/own fields/);
  await expect.element(fields).toBeVisible();
  const goOn = page.getByRole("button", { name: text("goOn") });
  await userEvent.click(goOn);
  await expect.element(page.getByRole("alert")).toHaveTextContent(text("cardSilent"));
  await expect.element(fields).toBeVisible();
  await userEvent.click(goOn);
  await expect.poll(() => token.mock.calls.length).toBe(2);
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  expect(mount).toHaveBeenCalledOnce();
});

it("focuses the step that the address names once it is rendered", async () => {
  history.replaceState(null, "", "#payment");
  openCheckout();
  show();
  await expect.poll(() => document.activeElement?.textContent).toBe(text("payment"));
  history.replaceState(null, "", location.pathname + location.search);
});

it("focuses the content that replaces the sign-in link", async () => {
  openCheckout();
  sessionStore().setState({ status: "anonymous" }, true);
  show();
  const signIn = page.getByRole("link", { name: "Sign in" });
  await expect.element(signIn).toBeVisible();
  (signIn.element() as HTMLElement).focus();
  sessionStore().setState({ status: "known", user: { id: "1" } } as Session, true);
  await expect.element(page.getByRole("radio", { name: /Quarto/ })).toBeVisible();
  await expect.poll(() => document.activeElement?.className).toBe("quire-order");
});

it("removes the old lines of a changed address, even if two lines were equal", async () => {
  const lines = (city: string, countryCode: string) => ({
    ...HOME,
    state: "",
    postalCode: "",
    city,
    countryCode,
  });
  openCheckout({ addresses: [lines("Singapore", "SG")] });
  show();
  const words = page.getByRole("radio", { name: /Quarto/ });
  await expect.element(words).toHaveAccessibleName(/Singapore ?Singapore/);
  const { checkout } = orderStore().getState();
  if (checkout) orderStore().setState({ checkout: { ...checkout, addresses: [lines("Lima", "PE")] } });
  await expect.element(words).toHaveAccessibleName(/Lima/);
  await expect.element(words).not.toHaveAccessibleName(/Singapore/);
});

it("shows that the account has reached its number of addresses (beyond-195)", async () => {
  const body = { errors: [{ code: "too-many" }] };
  openCheckout({ ...FIRST_ORDER, faults: [{ call: "saveAddress", status: 422, body }] });
  show();
  await page.getByRole("button", { name: text("goOn") }).click();
  await expect.element(page.getByText(text("addressesFull"))).toBeVisible();
});

describe("Enter pressed twice in an address that the server refuses", () => {
  const body = { errors: [{ code: "required", field: "city" }] };
  let backend: FakeBackend;
  const saved = () => backend.requests("POST", ADDRESS);
  beforeEach(() => {
    backend = openCheckout(FIRST_ORDER);
    backend.fault({ call: "saveAddress", status: 422, body, times: Infinity });
    show();
  });

  /** Sets the time stamp of each key press in milliseconds, independent of the machine. React's clock stays real. */
  function pressedAt(time: number): void {
    const stamp = (event: Event) => Object.defineProperty(event, "timeStamp", { value: time });
    window.addEventListener("keydown", stamp, true);
    onTestFinished(() => window.removeEventListener("keydown", stamp, true));
  }
  const press = (element: Element) => {
    (element as HTMLElement).focus();
    return userEvent.keyboard("{Enter}");
  };
  const city = page.getByLabelText("City");
  const places = [
    ["in a field", () => page.getByLabelText("First name")],
    ["at the button of the step", () => page.getByRole("button", { name: text("goOn") })],
  ] as const;

  it.each(places)("sends the address once when the second press follows at once, %s", async (_, place) => {
    await expect.element(place()).toBeVisible();
    pressedAt(0);
    await press(place().element());
    await expect.element(city).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("x");
    expect(saved()).toHaveLength(1);
  });

  it.each(places)("sends the address again when the second press comes later, %s", async (_, place) => {
    await expect.element(place()).toBeVisible();
    pressedAt(performance.now() + 60_000);
    await press(place().element());
    await expect.element(city).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => saved().length).toBe(2);
  });
});

it.each([
  ["session", "overReason"],
  ["order", "overOrder"],
  [undefined, "overOut"],
] as const)("shows the next step when a session has ended with %s", async (ended, words) => {
  openCheckout();
  show();
  await expect.element(page.getByRole("button", { name: text("goOn") })).toBeVisible();
  orderStore().setState({ status: "signed-out", checkout: undefined, ended });
  await expect.element(page.getByText(GATE[words])).toBeVisible();
});

it("asks to sign in again when a coupon request finds the session ended", async () => {
  const backend = openCheckout();
  show();
  await userEvent.fill(page.getByLabelText("Coupon code"), "WELCOME10");
  backend.state.page.account = undefined;
  await userEvent.click(page.getByRole("button", { name: "Apply" }));
  await expect.element(page.getByRole("heading", { name: "Sign in again to continue" })).toBeVisible();
});

describe("the focus stays in the checkout", () => {
  const code = () => page.getByLabelText("Coupon code");

  it("on the heading with the reason when a sign-in dialog is closed", async () => {
    openCheckout();
    show();
    await userEvent.click(code());
    orderStore().setState({ status: "signed-out", checkout: undefined, ended: "session" });
    await expect.poll(() => document.activeElement?.localName).toBe("h2");
    // A dialog has taken the focus and was closed.
    (document.activeElement as HTMLElement).blur();
    document.body.dispatchEvent(new CustomEvent("quire-close", { bubbles: true }));
    await expect.poll(() => document.activeElement?.localName).toBe("h2");
  });

  it("on the message when another tab has emptied the cart", async () => {
    openCheckout();
    show();
    await userEvent.click(code());
    orderStore().setState({ status: "empty", checkout: undefined });
    const checkout = page.elementLocator(document.querySelector("quire-checkout") as Element);
    await expect.element(checkout.getByRole("link", { name: "Visit Our Store" })).toBeVisible();
    await expect.poll(() => document.activeElement?.matches("quire-checkout .quire-order")).toBe(true);
  });

  it("unless it was elsewhere", async () => {
    openCheckout();
    show();
    await expect.element(code()).toBeVisible();
    orderStore().setState({ status: "signed-out", checkout: undefined, ended: undefined });
    await expect.element(page.getByText(GATE.overOut)).toBeVisible();
    expect(document.activeElement).toBe(document.body);
  });
});

describe("a guest's checkout (beyond-313)", () => {
  const openAsGuest = (options?: Parameters<typeof openStore>[0]) => {
    const backend = openCheckout(options);
    backend.state.page.cart = backend.state.page.account?.cart;
    backend.state.page.account = undefined;
    sessionStore().setState({ status: "anonymous" }, true);
    show();
    return backend;
  };

  it("shows the cart with its total next to the sign-in", async () => {
    await page.viewport(1000, 700);
    openAsGuest();
    await expect.element(page.getByRole("heading", { name: text("guestHeading") })).toBeVisible();
    await expect.element(page.getByText(/1 × The Napkin and the Plan/)).toBeVisible();
    await expect.element(page.getByText("Estimated total")).toBeVisible();
    expect(document.querySelector("quire-checkout quire-paywall")?.getAttribute("goal")).toBe("checkout");
  });

  it("opens sign-in and registration by links without the code of the cards", async () => {
    openAsGuest();
    for (const [name, mode] of Object.entries({ "Sign in": "sign-in", "Create account": "registration" })) {
      const link = page.getByRole("link", { name });
      await expect.element(link).toBeVisible();
      expect((link.element() as HTMLElement).dataset).toMatchObject({ quireOpen: "auth-modal", mode });
    }
  });

  it("applies a coupon without a sign-in", async () => {
    await page.viewport(1000, 700);
    const backend = openAsGuest({ coupons: { WELCOME10: 10 } });
    const opened = vi.fn();
    document.addEventListener("quire-before-open", opened);
    onTestFinished(() => document.removeEventListener("quire-before-open", opened));
    await userEvent.fill(page.getByLabelText("Coupon code"), "WELCOME10");
    await userEvent.click(page.getByRole("button", { name: "Apply" }));
    await expect.element(page.getByText(/WELCOME10 saves you/)).toBeVisible();
    expect(opened).not.toHaveBeenCalled();
    expect(backend.state.cart?.coupons).toEqual(["WELCOME10"]);
  });

  it("says that the cart is empty, and links to the store", async () => {
    openAsGuest({ cart: [] });
    await expect.element(page.getByText(/^Your Shopping Cart is empty\./)).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: text("guestStore") }))
      .toHaveAttribute("href", "/store");
  });
});

describe("tax and shipping of a typed address (beyond-314)", () => {
  const ESTIMATE = "/api/shopping-cart/estimate";

  it("show before the address is used", async () => {
    const backend = openCheckout(FIRST_ORDER);
    show();
    await expect.element(page.getByText("Estimated total")).toBeVisible();
    await userEvent.selectOptions(
      page.getByRole("combobox", { name: "State or province", exact: true }),
      "MA",
    );
    await userEvent.fill(page.getByLabelText("Postal code"), "02110");
    await expect.element(page.getByText("Grand total", { exact: true })).toBeVisible();
    await expect.element(page.getByText("$40.95").last()).toBeVisible();
    expect(backend.requests("POST", ESTIMATE).map(({ body }) => body)).toEqual([
      { countryCode: "US", state: "MA", postalCode: "02110" },
    ]);
    expect(backend.requests("POST", ADDRESS)).toEqual([]);
    await expect.element(page.getByLabelText("Postal code")).toHaveValue("02110");
  });

  it("need no state in a country without states", async () => {
    const backend = openCheckout(FIRST_ORDER);
    show();
    await userEvent.selectOptions(page.getByLabelText("Country"), "DE");
    await userEvent.fill(page.getByLabelText("Postal code"), "10115");
    await expect.poll(() => backend.requests("POST", ESTIMATE).length).not.toBe(0);
    await expect.element(page.getByText("Grand total", { exact: true })).toBeVisible();
  });

  it("keep the estimate when the store refuses the place", async () => {
    const backend = openCheckout(FIRST_ORDER);
    const body = { errors: [{ code: "not-delivered", field: "state" }] };
    backend.fault({ call: "estimateShoppingCart", status: 422, body });
    show();
    await userEvent.selectOptions(
      page.getByRole("combobox", { name: "State or province", exact: true }),
      "NY",
    );
    await userEvent.fill(page.getByLabelText("Postal code"), "10001");
    await expect.poll(() => backend.requests("POST", ESTIMATE).length).not.toBe(0);
    await expect.element(page.getByText("Estimated total")).toBeVisible();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });
});

describe("shipping methods of a typed address (beyond-294)", () => {
  async function typeDestination() {
    await userEvent.selectOptions(
      page.getByRole("combobox", { name: "State or province", exact: true }),
      "MA",
    );
    await userEvent.fill(page.getByLabelText("Postal code"), "02110");
  }
  const express = () => page.getByRole("radio", { name: /^Express/ });

  it("show before the address is used", async () => {
    const backend = openCheckout(FIRST_ORDER);
    show();
    await expect.element(page.getByText(text("shippingLater"))).toBeVisible();
    await typeDestination();
    await expect.element(express()).toBeVisible();
    await expect.element(page.getByRole("radio", { name: /^Standard/ })).toBeChecked();
    expect(backend.requests("POST", ADDRESS)).toEqual([]);
  });

  it("change the total when another one is chosen, and keep the typed address", async () => {
    const backend = openCheckout(FIRST_ORDER);
    show();
    await userEvent.fill(page.getByLabelText("City"), "Boston");
    await typeDestination();
    await userEvent.click(express());
    await expect.element(page.getByText("$49.95").last()).toBeVisible();
    expect(backend.requests("POST", "/api/commerce/order/shipping-method").map(({ body }) => body)).toEqual([
      { shippingMethod: "express" },
    ]);
    await expect.element(express()).toBeChecked();
    await expect.element(page.getByLabelText("City")).toHaveValue("Boston");
  });

  it("stay chosen when the address is used", async () => {
    openCheckout(FIRST_ORDER);
    show();
    for (const [field, value] of Object.entries(TYPED))
      await userEvent.fill(page.getByLabelText(field), value);
    await userEvent.fill(page.getByLabelText("City"), "Boston");
    await typeDestination();
    await userEvent.click(express());
    await userEvent.click(page.getByRole("button", { name: "Use this address" }));
    await expect.element(page.getByRole("radio", { name: /Quarto/ })).toBeChecked();
    await expect.element(express()).toBeChecked();
  });
});

describe("the total of a narrow checkout (beyond-315)", () => {
  beforeEach(async () => {
    await page.viewport(375, 720);
    return () => page.viewport(1000, 700);
  });

  it("is at the top, and unfolds the items", async () => {
    openCheckout();
    show();
    const toggle = page.getByRole("button", { name: /^Order summary \$40\.95$/ });
    await expect.element(toggle).toHaveAttribute("aria-expanded", "false");
    expect(toggle.element().getBoundingClientRect().top).toBeLessThan(40);
    const items = page.getByText(/1 × The Napkin and the Plan/);
    await expect.element(items).not.toBeVisible();
    await userEvent.click(toggle);
    await expect.element(toggle).toHaveAttribute("aria-expanded", "true");
    await expect.element(items.first()).toBeVisible();
  });

  it("fits 320 pixels with a name of 300 characters and no picture", async () => {
    await page.viewport(320, 720);
    const [product] = SCENE.products ?? [];
    openCheckout({ products: product ? [{ ...product, title: "N".repeat(300) }] : [] });
    show();
    await userEvent.click(page.getByRole("button", { name: /^Order summary/ }));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});

it("shows a skeleton until the card fields are ready (beyond-316)", async () => {
  openCheckout({ choices: {} });
  const ready = Promise.withResolvers<void>();
  setPaymentAdapter({
    ...PAYMENT,
    mount: (...args) => ({ ...PAYMENT.mount(...args), ready: ready.promise }),
  });
  show();
  const fields = () => document.querySelector<HTMLElement>(".quire-payment-fields");
  const bars = () =>
    fields() && getComputedStyle(fields() as HTMLElement).backgroundImage.startsWith("linear");
  await expect.poll(bars).toBe(true);
  ready.resolve();
  await expect.poll(bars).toBe(false);
});

describe("an order of files (beyond-317)", () => {
  const FILES = { ...FIRST_ORDER, cart: [{ availabilityId: PDF.availabilityId }] };
  const places = (backend: FakeBackend) => sent(backend, CHOOSE, "billingPlace");
  const code = () => page.getByLabelText("Postal code");

  it("asks for country and postal code only, and shows the tax at once", async () => {
    const backend = openCheckout(FILES);
    show();
    await userEvent.fill(code(), "02110");
    await expect.element(page.getByText("$10.57").last()).toBeVisible();
    await expect.element(page.getByText("Grand total", { exact: true })).toBeVisible();
    expect(places(backend)).toEqual([{ billingPlace: { countryCode: "US", postalCode: "02110" } }]);
    await expect.element(page.getByLabelText("First name")).not.toBeInTheDocument();
    await expect.element(code()).toHaveFocus();
  });

  it("continues with both, and without a saved address", async () => {
    const backend = openCheckout(FILES);
    const opened = vi.fn((event: Event) => event.preventDefault());
    window.addEventListener("quire-before-navigate", opened);
    onTestFinished(() => window.removeEventListener("quire-before-navigate", opened));
    show();
    await userEvent.fill(code(), "02110");
    await userEvent.click(page.getByRole("button", { name: text("goOn") }));
    await expect.poll(() => opened.mock.calls.length).not.toBe(0);
    expect(places(backend).at(-1)).toEqual({ billingPlace: { countryCode: "US", postalCode: "02110" } });
    expect(backend.requests("POST", ADDRESS)).toEqual([]);
  });

  it("shows a wrong postal code at its field only after 'Continue'", async () => {
    const backend = openCheckout(FILES);
    show();
    await userEvent.fill(code(), "?!?");
    await expect.poll(() => places(backend).length).not.toBe(0);
    await expect.element(code()).toHaveFocus();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    await userEvent.click(page.getByRole("button", { name: text("goOn") }));
    await expect.element(page.getByText(text("postalCodeWrong"))).toBeVisible();
    await expect.element(code()).toHaveFocus();
  });

  it("asks for an address when the API has no places", async () => {
    openCheckout(FILES);
    show();
    await expect.element(code()).toBeVisible();
    const { checkout } = orderStore().getState();
    if (checkout) orderStore().setState({ checkout: { ...checkout, billing: "address" } });
    await expect.element(page.getByLabelText("First name")).toBeVisible();
  });
});

describe("wallets of the payment service (beyond-318)", () => {
  type Approved = Parameters<NonNullable<PaymentAdapter["mountWallets"]>>[2];

  function openWithWallets(ready: Promise<boolean>, options = FIRST_ORDER) {
    const backend = openCheckout(options);
    let approved: Approved = () => Promise.resolve(false);
    setPaymentAdapter({
      ...PAYMENT,
      mountWallets(container, _due, given) {
        approved = given;
        const button = document.createElement("button");
        button.textContent = "Apple Pay";
        container.append(button);
        return { ready, remove: () => button.remove() };
      },
    });
    show();
    return { backend, approve: () => approved({ token: "tok_wallet", label: "Apple Pay •••• 4242" }) };
  }
  const wallet = () => page.getByRole("button", { name: "Apple Pay" });

  it("show above the card once the service offers any", async () => {
    openWithWallets(Promise.resolve(true));
    await expect.element(wallet()).toBeVisible();
    await expect.element(page.getByText(text("orCard"))).toBeVisible();
    await expect.element(page.getByText(/own fields/)).toBeVisible();
  });

  it.each([
    ["offers none", () => Promise.resolve(false)],
    ["does not answer", () => Promise.reject(new Error("down"))],
  ])("stay hidden when the service %s", async (_, answer) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const ready = answer();
    ready.catch(() => {}); // The checkout listens once its code has loaded.
    openWithWallets(ready);
    await expect.element(page.getByText(/own fields/)).toBeVisible();
    await expect.element(page.getByText(text("orCard"))).not.toBeInTheDocument();
    await expect.element(wallet()).not.toBeInTheDocument();
  });

  it("open the review without asking for a card", async () => {
    const opened = vi.fn((event: Event) => event.preventDefault());
    window.addEventListener("quire-before-navigate", opened);
    onTestFinished(() => window.removeEventListener("quire-before-navigate", opened));
    const { backend, approve } = openWithWallets(Promise.resolve(true), { choices: {} });
    await expect.element(wallet()).toBeVisible();
    await expect(approve()).resolves.toBe(true);
    await expect.poll(() => opened.mock.calls.length).not.toBe(0);
    expect(sent(backend, CHOOSE, "payment")).toEqual([
      { payment: { token: "tok_wallet", label: "Apple Pay •••• 4242" } },
    ]);
    await expect.element(page.getByText("Paying with Apple Pay •••• 4242.")).toBeVisible();
  });

  it("show what is missing for the review, with the wallet kept", async () => {
    const { approve } = openWithWallets(Promise.resolve(true));
    await expect.element(wallet()).toBeVisible();
    await approve();
    await expect.element(page.getByText("This field is required.").first()).toBeVisible();
    await expect.element(page.getByText("Paying with Apple Pay •••• 4242.")).toBeVisible();
  });
});
