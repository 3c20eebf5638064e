import { CHECKOUT, HOME } from "@quire/conformance/checkout";
import { orderStore } from "@quire/services/order";
import { type PaymentAdapter, type PaymentFields, setPaymentAdapter } from "@quire/services/payment";
import { type Session, sessionStore } from "@quire/services/session";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ADDRESS, ASK, NEW, openCheckout, PAYMENT } from "../test/fake-checkout.js";
import "./define.js";
import { text } from "./text.js";

const GATE = {
  overReason: /Your cart, and what you have typed, are kept/,
  overOrder: /this page will tell you what became of it/,
  overOut: /^You are signed out. Your cart is kept.$/,
};

let close = () => {};
afterEach(() => {
  document.body.replaceChildren();
  close();
});

const show = () => document.body.append(document.createElement("quire-checkout"));

interface Asked {
  readonly body: object;
  readonly answer: (body: object) => void;
}

/** Holds requests to a path with that field. The test answers them in their order. */
function hold(path: string, field: string) {
  const asked: Asked[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (...input) => {
    const request = new Request(...input);
    const body = request.url.endsWith(path) ? JSON.parse(await request.clone().text()) : {};
    if (!(field in body)) return fetch(request);
    return new Promise((resolve) => asked.push({ body, answer: (answer) => resolve(Response.json(answer)) }));
  };
  const wait = (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count));
  return { asked, wait };
}

it("says so where it cannot be found out who is reading, and asks again once that is wanted (beyond-117)", async () => {
  let answer = () => Response.json({}, { status: 403 });
  close = openCheckout(CHECKOUT, { "/api/user/profile": () => answer() });
  sessionStore().setState({ status: "unknown" }, true);
  show();
  const state = () => document.querySelector("quire-checkout")?.getAttribute("data-state");
  await expect.poll(state).toBe("error");
  answer = () => Response.json({ id: "1" });
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(page.getByRole("button", { name: "Continue to review" })).toBeVisible();
});

it("keeps what is typed while an address is saved, says so, and then changes that address", async () => {
  close = openCheckout(NEW);
  const saved = hold(ADDRESS, "city");
  const chosen = hold(ASK, "shippingAddressId");
  show();
  const city = page.getByLabelText("City");
  const send = page.getByRole("button", { name: "Use this address" });
  await userEvent.fill(city, "Boston");
  await userEvent.click(send);
  await saved.wait(1);
  await userEvent.fill(city, "Salem");
  saved.asked[0]?.answer({ address: { ...HOME, id: "a1" } });
  await chosen.wait(1);
  chosen.asked[0]?.answer({ checkout: NEW });
  await expect.element(page.getByRole("alert")).toHaveTextContent(text("changedSince"));
  expect(city.element()).toHaveProperty("value", "Salem");
  await userEvent.click(send);
  await saved.wait(2);
  expect(saved.asked).toMatchObject([{ body: { city: "Boston" } }, { body: { city: "Salem", id: "a1" } }]);
  saved.asked[1]?.answer({ address: { ...HOME, id: "a1", city: "Salem" } });
  await chosen.wait(2);
  chosen.asked[1]?.answer({ checkout: CHECKOUT });
  await expect.element(page.getByRole("radio", { name: /Quarto/ })).toBeVisible();
});

it("refuses names with signs and says 'This field is required.' when a field is empty (beyond-185)", async () => {
  let count = 0;
  const errors = ["lastName", "address1", "city"].map((field) => ({ code: "required", field }));
  close = openCheckout(NEW, {
    [ADDRESS]: () => {
      count += 1;
      return Response.json({ errors }, { status: 422 });
    },
  });
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
  expect(count).toBe(0);
  await userEvent.fill(first, "Ada");
  await userEvent.fill(last, "");
  await userEvent.click(send);
  await expect.poll(() => page.getByText("This field is required.").elements().length).toBe(3);
});

it("shows the last press until it has its answer, also where the same was pressed before", async () => {
  close = openCheckout(CHECKOUT);
  const { asked, wait } = hold(ASK, "shippingAddressId");
  show();
  const [home, work] = [
    page.getByRole("radio", { name: /Quarto/ }),
    page.getByRole("radio", { name: /Folio/ }),
  ];
  await expect.element(home).toBeChecked();
  for (const choice of [work, home, work]) await userEvent.click(choice);
  for (const [turn, id] of ["work", "home"].entries()) {
    await wait(turn + 1);
    asked[turn]?.answer({ checkout: { ...CHECKOUT, shippingAddressId: id, billingAddressId: id } });
    await wait(turn + 2);
    await expect.element(work).toBeChecked();
  }
  asked[2]?.answer({ checkout: { ...CHECKOUT, shippingAddressId: "work", billingAddressId: "work" } });
  await expect.element(work).toBeChecked();
});

it("tells of an order whose answer was lost, above what is in the cart since", async () => {
  const lastOrder = { orderNumber: "70000001", ordered: "2026-11-23T12:00:00Z", totals: CHECKOUT.totals };
  close = openCheckout(null, { [ASK]: { body: { checkout: CHECKOUT, lastOrder } } });
  show();
  await expect.element(page.getByText(/Your order 70000001 is placed\./)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Continue to review" })).toBeVisible();
});

it("a card that its service has not answered for stays where it was typed, and is asked for again", async () => {
  close = openCheckout({ ...CHECKOUT, paymentLabel: "" });
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

it("an address that names a step leads to it, once it is there", async () => {
  history.replaceState(null, "", "#payment");
  close = openCheckout(CHECKOUT);
  show();
  await expect.poll(() => document.activeElement?.textContent).toBe(text("payment"));
  history.replaceState(null, "", location.pathname + location.search);
});

it("focuses the content that replaces the sign-in link", async () => {
  close = openCheckout(CHECKOUT);
  sessionStore().setState({ status: "anonymous" }, true);
  show();
  const signIn = page.getByRole("link", { name: "Sign in" });
  await expect.element(signIn).toBeVisible();
  (signIn.element() as HTMLElement).focus();
  sessionStore().setState({ status: "known", user: { id: "1" } } as Session, true);
  await expect.element(page.getByRole("radio", { name: /Quarto/ })).toBeVisible();
  await expect.poll(() => document.activeElement?.className).toBe("quire-order");
});

it("leaves no line of an address behind, though two said the same", async () => {
  const lines = (city: string, countryCode: string) => ({
    ...HOME,
    state: "",
    postalCode: "",
    city,
    countryCode,
  });
  const singapore = { ...CHECKOUT, addresses: [lines("Singapore", "SG")] };
  close = openCheckout(singapore);
  show();
  const words = page.getByRole("radio", { name: /Quarto/ });
  await expect.element(words).toHaveAccessibleName(/Singapore ?Singapore/);
  const { checkout } = orderStore().getState();
  if (checkout) orderStore().setState({ checkout: { ...checkout, addresses: [lines("Lima", "PE")] } });
  await expect.element(words).toHaveAccessibleName(/Lima/);
  await expect.element(words).not.toHaveAccessibleName(/Singapore/);
});

it("says that the account has as many addresses as it can have (beyond-195)", async () => {
  close = openCheckout(NEW, { [ADDRESS]: { status: 422, body: { errors: [{ code: "too-many" }] } } });
  show();
  await page.getByRole("button", { name: text("goOn") }).click();
  await expect.element(page.getByText(text("addressesFull"))).toBeVisible();
});

describe("Enter pressed twice in an address that the store refuses", () => {
  const refusal = { status: 422, body: { errors: [{ code: "required", field: "city" }] } };
  let count = 0;
  beforeEach(() => {
    count = 0;
    const refuse = () => {
      count += 1;
      return Response.json(refusal.body, { status: refusal.status });
    };
    close = openCheckout(NEW, { [ADDRESS]: refuse });
    show();
  });

  /** Gives each key press a time, in milliseconds, that does not depend on the machine. React's clock stays real. */
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
    expect(count).toBe(1);
  });

  it.each(places)("sends the address again when the second press comes later, %s", async (_, place) => {
    await expect.element(place()).toBeVisible();
    pressedAt(performance.now() + 60_000);
    await press(place().element());
    await expect.element(city).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => count).toBe(2);
  });
});

it.each([
  ["session", "overReason"],
  ["order", "overOrder"],
  [undefined, "overOut"],
] as const)("says what is left where a session has ended with %s", async (ended, words) => {
  close = openCheckout(CHECKOUT);
  show();
  await expect.element(page.getByRole("button", { name: text("goOn") })).toBeVisible();
  orderStore().setState({ status: "signed-out", checkout: undefined, ended });
  await expect.element(page.getByText(GATE[words])).toBeVisible();
});

it("asks to sign in again where a code finds the session over", async () => {
  let isOver = false;
  const ask = () => (isOver ? Response.json({}, { status: 401 }) : Response.json({ checkout: CHECKOUT }));
  const code = { status: 422, body: { errors: [{ code: "empty", field: "code" }] } };
  close = openCheckout(CHECKOUT, { [ASK]: ask, "/api/commerce/order/promo-code": code });
  show();
  await userEvent.fill(page.getByLabelText("Coupon code"), "WELCOME10");
  isOver = true;
  await userEvent.click(page.getByRole("button", { name: "Apply" }));
  await expect.element(page.getByRole("heading", { name: "Sign in again to go on" })).toBeVisible();
});

describe("the focus does not fall to nowhere", () => {
  const code = () => page.getByLabelText("Coupon code");

  it("a sign-in that is closed again leaves it at the heading that says why it was asked for", async () => {
    close = openCheckout(CHECKOUT);
    show();
    await userEvent.click(code());
    orderStore().setState({ status: "signed-out", checkout: undefined, ended: "session" });
    await expect.poll(() => document.activeElement?.localName).toBe("h2");
    // A dialog has had it, and is closed.
    (document.activeElement as HTMLElement).blur();
    document.body.dispatchEvent(new CustomEvent("quire-close", { bubbles: true }));
    await expect.poll(() => document.activeElement?.localName).toBe("h2");
  });

  it("moves on when another tab has emptied the cart", async () => {
    close = openCheckout(CHECKOUT);
    show();
    await userEvent.click(code());
    orderStore().setState({ status: "empty", checkout: undefined });
    const checkout = page.elementLocator(document.querySelector("quire-checkout") as Element);
    await expect.element(checkout.getByRole("link", { name: "Visit Our Store" })).toBeVisible();
    await expect.poll(() => document.activeElement?.matches("quire-checkout .quire-order")).toBe(true);
  });

  it("leaves the focus alone when it was elsewhere", async () => {
    close = openCheckout(CHECKOUT);
    show();
    await expect.element(code()).toBeVisible();
    orderStore().setState({ status: "signed-out", checkout: undefined, ended: undefined });
    await expect.element(page.getByText(GATE.overOut)).toBeVisible();
    expect(document.activeElement).toBe(document.body);
  });
});
