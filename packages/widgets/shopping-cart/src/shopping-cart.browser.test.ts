import { cartLinesText } from "@quire/features/cart-lines";
import { refreshCart } from "@quire/services/cart";
import { undoStore } from "@quire/services/outbox";
import { newPage } from "@quire/testing/new-page";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { FakeShop, HARDCOVER, PDF, PERMISSION } from "../test/fake-shop.js";
import "./define.js";
import { text } from "./text.js";

let shop: FakeShop;
let close = () => {};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  close();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function place(
  lines: ConstructorParameters<typeof FakeShop>[0],
  { state = "ready", inside = "", ...change }: Partial<FakeShop> & { state?: string; inside?: string } = {},
): Promise<HTMLElement> {
  const { state: shipTo = "", ...rest } = change as Partial<FakeShop>;
  shop = Object.assign(new FakeShop(lines), rest, { state: shipTo });
  close = shop.open();
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
const more = () => page.getByRole("button", { name: `One more: Quantity of ${HARDCOVER.name}` });
const less = () => page.getByRole("button", { name: `One less: Quantity of ${HARDCOVER.name}` });
const number = () => page.getByRole("spinbutton", { name: `Quantity of ${HARDCOVER.name}` });

function heard(name: string): unknown[] {
  const details: unknown[] = [];
  const hear = (event: Event) => void details.push((event as CustomEvent).detail);
  document.body.addEventListener(name, hear);
  return details;
}

describe("what it shows", () => {
  it("is each line with title, format, price of one, how many and what they cost, and the totals", async () => {
    const host = await place([HARDCOVER, PDF, PERMISSION]);
    expect(words(host, "name")).toEqual([HARDCOVER.name, PDF.name, PERMISSION.name]);
    expect(parts(host, "name")[0]?.getAttribute("href")).toBe(HARDCOVER.url);
    expect(words(host, "details")).toEqual([
      "Hardcover · English",
      "PDF · English",
      "Copyright Permissions · English",
    ]);
    expect(words(host, "unit-price")).toEqual(["$32.00 each", "$9.95 each", "$4.50 each"]);
    expect(words(host, "line-total")).toEqual(["$64.00", "$9.95", "$135.00"]);
    expect(words(host, "subtotal")).toEqual(["$208.95"]);
    expect(words(host, "total")).toEqual(["$208.95"]);
    expect(parts(host, "checkout")[0]?.getAttribute("href")).toBe("/shipping-payment");
  });

  it("has shipping only where something ships (content-9.20)", async () => {
    const shipped = await place([HARDCOVER, PDF]);
    expect(words(shipped, "shipping")).toEqual(["Calculated at checkout"]);
    expect(parts(shipped, "estimate")).toHaveLength(1);
    close();
    newPage();
    const digital = await place([PDF, PERMISSION]);
    expect(words(digital, "tax")).toEqual(["Calculated at checkout"]);
    expect([...parts(digital, "shipping"), ...parts(digital, "estimate")]).toEqual([]);
  });

  it("is 'Your Shopping Cart is empty.' and the store, where there is nothing", async () => {
    const host = await place([], { state: "empty" });
    expect(parts(host, "empty")[0]?.textContent).toContain("Your Shopping Cart is empty.");
    expect(parts(host, "store")[0]?.getAttribute("href")).toBe("/store");
  });

  it("is markup of the API literally, and no unsafe address (robustness-7, robustness-8)", async () => {
    const evil = {
      ...HARDCOVER,
      name: "<img src=x onerror=alert(1)>",
      url: "javascript:alert(1)",
      image_url: "data:text/html,x",
    };
    const host = await place([evil]);
    expect(words(host, "name")).toEqual(["<img src=x onerror=alert(1)>"]);
    expect(parts(host, "name")[0]?.hasAttribute("href")).toBe(false);
    expect(parts(host, "image")).toEqual([]);
  });

  it("is what the page has in its place where the cart cannot be had, and the cart at the next try", async () => {
    const answer = () => Response.json({}, { status: 404 });
    const host = await place([HARDCOVER], { state: "error", inside: "<p>One book</p>", answer });
    await expect.element(page.getByText("One book")).toBeVisible();
    expect(words(host, "problem")).toEqual([cartLinesText("failed")]);
    shop.answer = () => undefined;
    await userEvent.click(page.getByRole("button", { name: "Try again" }));
    await expect.poll(() => host.dataset.state).toBe("ready");
    await expect.element(page.getByText("One book")).not.toBeVisible();
  });

  it("leaves no way to the checkout during maintenance, and says why (content-2.38)", async () => {
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
  it("shows at once, and every one of fast clicks counts", async () => {
    const host = await place([HARDCOVER]);
    const added = heard("add-to-cart");
    const { promise, resolve } = Promise.withResolvers<void>();
    shop.answer = (request) =>
      request.method === "POST" ? promise.then(() => undefined as never) : undefined;
    for (let press = 0; press < 5; press++) await userEvent.click(more());
    await expect.element(number()).toHaveValue(7);
    resolve();
    await expect.poll(() => words(host, "line-total")).toEqual(["$224.00"]);
    expect(shop.bodies.map(({ items }) => items?.[0]?.quantity)).toEqual([1, 4]);
    const keys = shop.requests.map(({ headers }) => headers.get("idempotency-key")).filter(Boolean);
    expect(new Set(keys).size).toBe(2);
    await expect
      .poll(() => added)
      .toMatchObject([{ items: [{ quantity: 1 }] }, { items: [{ quantity: 4 }] }]);
  });

  it("is less by taking out, and analytics hear what was taken (content-3.4)", async () => {
    const host = await place([HARDCOVER]);
    const removed = heard("remove-from-cart");
    await userEvent.click(less());
    await expect.poll(() => words(host, "line-total")).toEqual(["$32.00"]);
    expect(shop.bodies).toEqual([
      { items: [{ productId: "10011-HBK", type: "ship", format: "Hardcover", quantity: 1 }] },
    ]);
    expect(removed).toEqual([
      {
        cartId: "7",
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

  it("that is typed counts when the field is left, and an empty one not", async () => {
    const host = await place([HARDCOVER]);
    await userEvent.fill(number(), "12");
    expect(shop.bodies).toEqual([]);
    await userEvent.tab();
    await expect.poll(() => words(host, "line-total")).toEqual(["$384.00"]);
    expect(shop.bodies.map(({ items }) => items?.[0]?.quantity)).toEqual([10]);
    await userEvent.clear(number());
    await userEvent.tab();
    await expect.element(number()).toHaveValue(12);
  });

  it("of what is digital cannot be changed; of permissions it can (content-5.12)", async () => {
    const host = await place([PDF, PERMISSION]);
    expect(words(host, "quantity")[0]).toBe("Quantity: 1");
    expect(parts(host, "stepper")).toHaveLength(1);
    await userEvent.click(page.getByRole("button", { name: /^One more/ }));
    await expect.poll(() => words(host, "line-total")).toEqual(["$9.95", "$139.50"]);
  });

  it("that could not be changed is what it was, with the reason beside it", async () => {
    const host = await place([HARDCOVER]);
    shop.answer = ({ method }) => (method === "POST" ? Response.json({}, { status: 500 }) : undefined);
    await userEvent.click(more());
    await expect.poll(() => words(host, "item-problem")).toEqual([text("quantityFailed")]);
    await expect.element(number()).toHaveValue(2);
    expect(focused(host)?.getAttribute("part")).toBe("more");
    shop.answer = () => undefined;
    await userEvent.click(more());
    await expect.poll(() => words(host, "line-total")).toEqual(["$96.00"]);
    expect(words(host, "item-problem")).toEqual([""]);
  });

  it("grows by what is asked, where another tab has changed it meanwhile", async () => {
    const host = await place([HARDCOVER]);
    shop.lines = [{ ...HARDCOVER, quantity: 5 }];
    await userEvent.click(more());
    await expect.poll(() => words(host, "line-total")).toEqual(["$192.00"]);
  });
});

describe("removing", () => {
  it("hands the focus on, tells the page, and can be undone with as many as there were", async () => {
    const host = await place([HARDCOVER, PDF]);
    const told = vi.fn();
    host.addEventListener("quire-item-removed", told);
    await userEvent.click(page.getByRole("button", { name: `Remove ${HARDCOVER.name}` }));
    await expect.poll(() => words(host, "name")).toEqual([PDF.name]);
    expect(focused(host)?.getAttribute("aria-label")).toBe(`Remove ${PDF.name}`);
    expect(told.mock.calls[0]?.[0]).toMatchObject({
      detail: { productId: "10011-HBK", quantity: 2, count: 1 },
    });
    await expect.poll(() => undoStore().getState().offer?.message).toBe(`${HARDCOVER.name} was removed.`);
    await undoStore().getState().offer?.undo();
    await expect.poll(() => words(host, "line-total")).toEqual(["$64.00", "$9.95"]);
    expect(shop.bodies.at(-1)).toMatchObject({
      items: [{ productId: "10011-HBK", type: "ship", quantity: 2 }],
    });
  });

  it("hands the focus to the store's link when the last line goes", async () => {
    const host = await place([PDF]);
    await userEvent.click(page.getByRole("button", { name: `Remove ${PDF.name}` }));
    await expect.poll(() => host.dataset.state).toBe("empty");
    await expect.poll(() => focused(host)?.getAttribute("part")).toBe("store");
  });
});

describe("a coupon", () => {
  const field = () => page.getByRole("textbox", { name: "Coupon code" });
  const apply = () => page.getByRole("button", { name: "Apply" });

  it("comes off, one line says what changed, and it can be taken off again", async () => {
    const host = await place([HARDCOVER]);
    await userEvent.fill(field(), "welcome10");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => words(host, "discount")).toEqual(["-$6.40"]);
    expect(words(host, "changed")).toEqual([
      "What changed: Discount -$6.40; Grand total from $64.00 to $57.60.",
    ]);
    await expect.element(field()).toHaveValue("");
    await userEvent.click(page.getByRole("button", { name: "Remove coupon WELCOME10" }));
    await expect.poll(() => words(host, "discount")).toEqual([]);
    await expect.poll(() => focused(host)?.getAttribute("name")).toBe("code");
  });

  it("that is wrong says so at its field, with what was typed still there", async () => {
    const host = await place([HARDCOVER]);
    await userEvent.fill(field(), "WELCOM10");
    await userEvent.click(apply());
    await expect.element(field()).toHaveAccessibleDescription(text("couponUnknown"));
    await expect.element(field()).toHaveValue("WELCOM10");
    await expect.poll(() => focused(host)?.getAttribute("name")).toBe("code");
    expect(words(host, "coupon")).toEqual([]);
  });

  it("that cannot be asked about says that, and an empty one asks nothing", async () => {
    await place([HARDCOVER]);
    await userEvent.click(apply());
    await expect.element(field()).toHaveAccessibleDescription(text("couponMissing"));
    shop.answer = () => Response.json({}, { status: 500 });
    await userEvent.fill(field(), "WELCOME10");
    await userEvent.click(apply());
    await expect.element(field()).toHaveAccessibleDescription(text("couponFailed"));
    expect(shop.writes).toHaveLength(1);
  });
});

describe("where it goes", () => {
  it("gives it tax and shipping, and they follow the lines (content-7.6)", async () => {
    const host = await place([HARDCOVER]);
    await userEvent.click(page.getByText("Estimate shipping and tax"));
    await userEvent.fill(page.getByRole("textbox", { name: "State" }), "ma");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => words(host, "shipping")).toEqual(["$6.00"]);
    expect(words(host, "tax")).toEqual(["$4.00"]);
    expect(words(host, "estimated")).toEqual(["Shipping and tax are estimated for MA."]);
    await userEvent.click(more());
    await expect.poll(() => words(host, "shipping")).toEqual(["$9.00"]);
  });

  it("that is not delivered to says so at the field", async () => {
    await place([HARDCOVER]);
    await userEvent.click(page.getByText("Estimate shipping and tax"));
    const field = page.getByRole("textbox", { name: "State" });
    await userEvent.fill(field, "ZZ");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText(text("notDelivered"))).toBeVisible();
    await expect.element(field).toHaveValue("ZZ");
  });
});

it("shows what another tab has done", async () => {
  const host = await place([HARDCOVER]);
  shop.lines = [HARDCOVER, PDF];
  new BroadcastChannel("quire:cart").postMessage("changed");
  await refreshCart();
  await expect.poll(() => words(host, "name")).toEqual([HARDCOVER.name, PDF.name]);
});

it("waits with the checkout for what was asked for, and stays where that could not be done", async () => {
  const host = await place([HARDCOVER]);
  const [link] = parts(host, "checkout");
  link?.setAttribute("href", "#checkout");
  const { promise, resolve } = Promise.withResolvers<void>();
  const failed = () => Response.json({}, { status: 500 });
  shop.answer = ({ method }) => (method === "POST" ? promise.then(failed) : undefined);
  await userEvent.click(more());
  const pressed = new MouseEvent("click", { bubbles: true, cancelable: true });
  link?.dispatchEvent(pressed);
  expect(pressed.defaultPrevented).toBe(true);
  await expect.poll(() => words(host, "checkout")).toEqual([text("checkingOut")]);
  resolve();
  await expect.poll(() => words(host, "checkout")).toEqual([text("checkout")]);
});
