import { chooseForOrder, orderStore } from "@quire/services/order";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { openStore, RECEIPT, refused } from "../test/store.js";
import { text } from "./text.js";
import "./define.js";

let close = () => {};
afterEach(() => {
  document.body.replaceChildren();
  close();
});

const show = () => document.body.append(document.createElement("quire-review-order"));

it("removes the right lines of a receipt when two are equal", async () => {
  const [book, file] = RECEIPT.lines;
  const lines = [book, book, file].filter((line) => line !== undefined);
  ({ close } = openStore({ cart: [], receipts: [{ ...RECEIPT, lines }] }));
  show();
  const items = page.getByRole("list", { name: text("items") });
  const shown = () =>
    items
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(() => shown().length).toBe(3);
  const { order } = orderStore().getState();
  if (order) orderStore().setState({ order: { ...order, lines: order.lines.slice(2) } });
  await expect.poll(shown).toEqual([expect.stringContaining(file?.title ?? "?")]);
});

describe("with a currency that is no ISO 4217 code", () => {
  it("shows the receipt in US dollars (beyond-116)", async () => {
    ({ close } = openStore({ cart: [], receipts: [{ ...RECEIPT, currency: "US Dollars" }] }));
    show();
    await expect.element(page.getByText("$64.00")).toBeVisible();
    await expect.element(page.getByText("$85.52")).toBeVisible();
  });

  it("shows the shipping costs in US dollars (beyond-116)", async () => {
    ({ close } = openStore({ currency: "US Dollars" }));
    show();
    await expect.element(page.getByText("Standard · $6.95")).toBeVisible();
  });
});

it("disables 'Place order' after a decline until another card is chosen (beyond-187)", async () => {
  const store = openStore({ faults: [refused(402, "payment-declined", "payment")] });
  ({ close } = store);
  show();
  const button = page.getByRole("button", { name: "Place order" });
  await expect.element(button).toBeVisible();
  // The store forgets a declined card.
  Object.assign(store.backend.state.user?.choices ?? {}, { paymentLabel: "" });
  await button.click();
  await expect.element(page.getByText(/Your card was declined/)).toBeVisible();
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  (button.element() as HTMLElement).click();
  const submits = () => store.backend.requests("POST", "/api/commerce/order/submit").length;
  expect(submits()).toBe(1);
  await chooseForOrder({ payment: { token: "tok_2", label: "Visa •••• 1881" } });
  await expect.element(button).not.toHaveAttribute("aria-disabled");
  await button.click();
  await expect.poll(submits).toBe(2);
});

it("shows the total at the top only on a narrow page (beyond-315)", async () => {
  await page.viewport(375, 720);
  onTestFinished(() => page.viewport(1000, 700));
  ({ close } = openStore());
  show();
  const top = page.getByText(/^Grand total/).first();
  await expect.element(top).toBeVisible();
  const bar = document.querySelector(".quire-top-total");
  expect(bar).toHaveTextContent("Grand total$85.52");
  expect(bar?.getBoundingClientRect().top).toBeLessThan(40);
  await page.viewport(1000, 700);
  await expect.element(bar as HTMLElement).not.toBeVisible();
});

it("links from the receipt to all orders, and prints it", async () => {
  ({ close } = openStore({ cart: [], receipts: [RECEIPT] }));
  const print = vi.spyOn(window, "print").mockImplementation(() => {});
  show();
  await expect
    .element(page.getByRole("link", { name: "Your orders" }).last())
    .toHaveAttribute("href", "/order-history");
  await page.getByRole("button", { name: "Print" }).click();
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});

describe("the receipt (beyond-311)", () => {
  it("thanks the user by name, and says what happens next", async () => {
    ({ close } = openStore({ cart: [], receipts: [RECEIPT] }));
    show();
    await expect.element(page.getByRole("heading", { name: "Thank you, Robin" })).toBeVisible();
    await expect.element(page.getByText("Your order 70000001 is placed.")).toBeVisible();
    await expect.element(page.getByText("We’re sending a confirmation to reader@quire.test.")).toBeVisible();
    await expect.element(page.getByText("Your order ships to Boston with Standard shipping.")).toBeVisible();
  });

  it("thanks without a name when the order has none", async () => {
    ({ close } = openStore({ cart: [], receipts: [{ ...RECEIPT, billingAddress: null }] }));
    show();
    await expect.element(page.getByRole("heading", { name: text("thanks") })).toBeVisible();
  });

  it("links to the files under distinct names, without unsafe addresses", async () => {
    const downloads = [
      ...RECEIPT.downloads,
      { link: "/order-files/70000001/3", format: "EPUB: Four Seconds" },
      { link: "javascript:alert(1)", format: "ZIP" },
    ];
    ({ close } = openStore({ cart: [], receipts: [{ ...RECEIPT, downloads }] }));
    show();
    await expect.element(page.getByRole("heading", { name: "Your files" })).toBeVisible();
    const links = page.getByRole("link", { name: /^Download / }).elements();
    expect(links.map((link) => [link.ariaLabel, link.getAttribute("href")])).toEqual([
      ["Download PDF: Norrland Ovens", "/order-files/70000001/2"],
      ["Download EPUB: Four Seconds", "/order-files/70000001/3"],
    ]);
  });

  it("says when a product comes out that is not available yet", async () => {
    const [book] = RECEIPT.lines;
    const lines = book ? [{ ...book, productStatus: "F", publicationDate: "2027-02-01" }] : [];
    ({ close } = openStore({ cart: [], receipts: [{ ...RECEIPT, lines }] }));
    show();
    await expect.element(page.getByText(`${book?.title} is available on February 01, 2027.`)).toBeVisible();
  });

  it("fits a name of 300 characters into a narrow page", async () => {
    const billingAddress = RECEIPT.billingAddress && {
      ...RECEIPT.billingAddress,
      firstName: "N".repeat(300),
    };
    ({ close } = openStore({ cart: [], receipts: [{ ...RECEIPT, billingAddress }] }));
    await page.viewport(320, 700);
    show();
    await expect.element(page.getByRole("heading", { name: /Thank you, N+/ })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(1000, 700);
  });
});
