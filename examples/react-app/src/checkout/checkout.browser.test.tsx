import { type Answers, answer, type Sent } from "@quire/conformance/answers";
import { CARD, CHECKOUT, HOME } from "@quire/conformance/checkout";
import { newPage } from "@quire/conformance/new-page";
import { type PaymentAdapter, setPaymentAdapter } from "@quire/services/payment";
import { type Session, sessionStore } from "@quire/services/session";
import axe from "axe-core";
import { StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CheckoutPage } from "./checkout-page.js";

const ASK = "/api/commerce/shipping-payment";
const SUBMIT = "/api/commerce/order/submit";
const order = {
  orderNumber: "70000001",
  ordered: "2026-11-23T12:00:00Z",
  lines: [{ title: "The Napkin and the Plan", format: "Hardcover", quantity: 1, total: "32.00" }],
  totals: CHECKOUT.totals,
};
const refused = (status: number, code: string, field: string) => ({
  status,
  body: { errors: [{ code, field }] },
});
/** Replaces the payment service: a card whose token exists. */
const adapter: PaymentAdapter = {
  mount: () => ({
    ready: Promise.resolve(),
    token: () => Promise.resolve({ token: "tok_1", label: CARD }),
    remove: () => {},
  }),
  confirm: () => Promise.resolve(),
};

let root: Root;
let sent: Sent[];
let answers: Record<string, Answers[string]>;

beforeEach(() => {
  newPage();
  sent = [];
  answers = {
    "/api/shopping-cart": { body: { cart: null } },
    "/api/commerce/state-province/US": { body: { states: [{ code: "MA", name: "Massachusetts" }] } },
    [SUBMIT]: { body: { order } },
  };
  vi.stubGlobal("fetch", answer(answers, sent));
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "info").mockImplementation(() => {});
  setPaymentAdapter(adapter);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Shows the page of a signed-in user with this checkout. */
function show(change: object = {}): void {
  answers[ASK] = { body: { checkout: { ...CHECKOUT, ...change } } };
  // The checkout only checks that a user is signed in.
  sessionStore().setState({ status: "known", user: { id: "1" } } as Session);
  const place = document.body.appendChild(document.createElement("main"));
  root = createRoot(place);
  root.render(
    <StrictMode>
      <CheckoutPage onSignIn={() => {}} />
    </StrictMode>,
  );
}
/** Advances the fake time while it waits. */
const WAIT = { timeout: 20_000 };
const button = (name: string) => page.getByRole("button", { name, exact: true });
const bodies = (path: string) => sent.filter((one) => one.path === path).map(({ body }) => JSON.parse(body));
const violations = async () => (await axe.run(document.body)).violations.map(({ help }) => help);
const focused = () => document.activeElement;

it("orders the displayed cart, and shows the receipt", async () => {
  show();
  await expect.element(page.getByText("$40.95")).toBeVisible();
  expect(await violations()).toEqual([]);
  await button("Place order").click();
  await expect.element(page.getByRole("heading", { name: "Order 70000001" })).toBeVisible();
  expect(focused()?.textContent).toBe("Thank you. Your order is placed.");
  expect(bodies(SUBMIT)).toEqual([{ quote: "a.b" }]);
});

it("shows address problems at their fields, and focuses the first", async () => {
  show({ addresses: [], shippingAddressId: "", billingAddressId: "", shippingMethods: [] });
  const errors = [
    { code: "required", field: "city" },
    { code: "postal-code", field: "postalCode" },
  ];
  answers["/api/commerce/address"] = { status: 422, body: { errors } };
  await expect.element(page.getByLabelText("State or province")).toHaveRole("combobox");
  await button("Use this address").click();
  const city = page.getByLabelText("City");
  await expect.element(city).toHaveFocus();
  await expect.element(city).toHaveAccessibleDescription("Enter a city.");
  const postal = page.getByLabelText("Postal code");
  await expect.element(postal).toHaveAccessibleDescription("This postal code isn’t valid for this country.");
  expect(await violations()).toEqual([]);
});

it("chooses the saved address for parcel and bill", async () => {
  show({ addresses: [], shippingAddressId: "", billingAddressId: "", shippingMethods: [] });
  answers["/api/commerce/address"] = { body: { address: HOME } };
  await button("Use this address").click();
  await expect
    .poll(() => bodies(ASK))
    .toContainEqual({ shippingAddressId: "home", billingAddressId: "home" });
  expect(bodies("/api/commerce/address")[0]).toMatchObject({ countryCode: "US", state: "" });
});

it("sends the chosen shipping method, and shows it at once", async () => {
  show();
  answers["/api/commerce/order/shipping-method"] = "never";
  const express = page.getByRole("radio", { name: "Express, 2 business days: $15.95" });
  await express.click();
  await expect.element(express).toBeChecked();
  await expect
    .poll(() => bodies("/api/commerce/order/shipping-method"))
    .toEqual([{ shippingMethod: "express" }]);
});

it("uses the payment service's token, and no card data", async () => {
  show({ paymentLabel: "" });
  await expect.element(button("Use this card")).toHaveAttribute("aria-disabled", "false");
  // A request for the current state may still be pending. A card is chosen once its token was sent.
  const hasToken = () => bodies(ASK).some(({ payment }) => payment);
  answers[ASK] = () => Response.json({ checkout: { ...CHECKOUT, ...(!hasToken() && { paymentLabel: "" }) } });
  await button("Use this card").click();
  await expect.element(button("Use another card")).toBeVisible();
  expect(bodies(ASK)).toContainEqual({ payment: { token: "tok_1", label: CARD } });
  expect(focused()?.textContent).toBe("Payment");
});

it.each([
  [402, "payment-declined", "payment", "Payment", /card was declined/],
  [422, "required", "shippingMethod", "Shipping", /Choose a shipping method/],
  [409, "sold-out", "10011-1", "Your order", /just sold out/],
  [409, "price-changed", "quote", "Your order", /Your order has changed/],
])("shows %i %s of %s at “%s”, and focuses it", async (status, code, field, heading, words) => {
  show();
  answers[SUBMIT] = refused(status, code, field);
  await button("Place order").click();
  const step = page.getByRole("heading", { name: heading, exact: true }).element().closest("section");
  await expect.poll(() => focused()?.textContent).toMatch(words);
  expect(step?.contains(focused())).toBe(true);
});

it("shows that an order's outcome is being checked, and then the outcome", async () => {
  show();
  await expect.element(button("Place order")).toBeVisible();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  answers[SUBMIT] = refused(503, "order-pending", "");
  await userEvent.click(button("Place order"));
  await vi.waitFor(
    () => expect(focused()?.textContent).toMatch(/^We’re checking whether your order went through/),
    WAIT,
  );
  expect(document.querySelector("[inert] button")).not.toBeNull();
  expect(button("Place order").elements()).toEqual([]);
  answers[SUBMIT] = { body: { order } };
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(focused()?.textContent).toBe("Thank you. Your order is placed."), WAIT);
});

it("shows why a promo code is invalid, and requests the new total for a valid one", async () => {
  show();
  const code = page.getByLabelText("Code");
  answers["/api/commerce/order/promo-code"] = refused(422, "expired", "code");
  await code.fill("SPRING2024");
  await button("Apply").click();
  await expect.element(code).toHaveAccessibleDescription("This code has expired.");
  await expect.element(code).toHaveFocus();
  answers["/api/commerce/order/promo-code"] = { body: { cart: null } };
  answers[ASK] = { body: { checkout: { ...CHECKOUT, totals: { ...CHECKOUT.totals, grandTotal: "35.00" } } } };
  await button("Apply").click();
  await expect.element(page.getByText("$35.00")).toBeVisible();
  await expect.element(code).toHaveValue("");
});

it("asks a guest to sign in", async () => {
  show();
  await expect.element(button("Place order")).toBeVisible();
  sessionStore().setState({ status: "anonymous" }, true);
  await expect.element(button("Sign in")).toBeVisible();
});
