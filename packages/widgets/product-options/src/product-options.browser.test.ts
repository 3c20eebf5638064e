import { newPage } from "@quire/conformance/new-page";
import { createFakeBackend, type FakeBackend } from "@quire/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "./define.js";
import { BOOK, CASE, COMING, PARTLY_SOLD_OUT, SOLD_OUT, selling, sold } from "../test/products.js";
import type { ProductChosen } from "./options-part.js";

let backend: FakeBackend;

beforeEach(() => {
  newPage();
  backend = createFakeBackend(selling(BOOK));
  vi.stubGlobal("fetch", backend.fetch);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const PLAIN = `
  <select name="productId"><option value="10-English-Hardcover">Hardcover</option><option value="10-German-Paperback">Paperback</option></select>
  <input name="quantity" type="number" value="1">`;

/** Inserts a form of the page with the widget in it. */
async function place(inside = "", state = "ready"): Promise<{ host: HTMLElement; form: HTMLFormElement }> {
  document.body.setHTMLUnsafe(
    `<form method="post" action="/shopping-cart"><quire-product-options product-id="10" loading="eager">${inside}</quire-product-options>
     <button data-quire-do="add-to-cart">Add to cart</button></form>`,
  );
  const host = document.querySelector<HTMLElement>("quire-product-options");
  const form = document.querySelector("form");
  if (!host || !form) throw new Error("They are on the page.");
  await expect.poll(() => host.dataset.state).toBe(state);
  return { host, form };
}
const part = (host: HTMLElement, name: string) =>
  host.shadowRoot?.querySelector(`[part="${name}"]`)?.textContent;
const choice = (name: string) => page.getByRole("radio", { name: new RegExp(`^${name}`) });
const sent = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));
const button = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>("[data-quire-do]");

describe("choices", () => {
  it("shows prices, and changes the format for a language that it lacks (content-2.56, beyond-193)", async () => {
    const { host } = await place();
    expect(backend.requests().map(({ path }) => path)).toEqual(["/api/product/10/availabilities"]);
    expect(part(host, "price")).toBe("$32.00");
    await userEvent.click(choice("Spanish As Paperback"));
    await expect.element(choice("Paperback")).toBeChecked();
    expect(part(host, "price")).toBe("$24.95");
    await expect.element(choice("Spanish")).toBeChecked();
    await expect.element(choice("English As Hardcover")).toBeEnabled();
    await userEvent.click(choice("German"));
    expect(part(host, "price")).toBe("$26.50");
  });

  it("supports the keyboard: arrows choose, Enter adds, and no form is submitted", async () => {
    const { form } = await place();
    const pressed = vi.fn((event: Event) => event.preventDefault());
    const submitted = vi.fn((event: Event) => event.preventDefault());
    button(form)?.addEventListener("click", pressed);
    form.addEventListener("submit", submitted);
    await userEvent.click(choice("Hardcover"));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect.element(choice("Paperback")).toBeChecked();
    await userEvent.fill(page.getByRole("spinbutton", { name: "Quantity" }), "3");
    await userEvent.keyboard("{Enter}");
    expect(pressed).toHaveBeenCalledOnce();
    expect(submitted).not.toHaveBeenCalled();
    expect(sent(form)).toMatchObject({ productId: "10-Spanish-Paperback", quantity: "3" });
  });

  it("marks languages as sold out if the whole product is (content-2.56)", async () => {
    backend.reset(selling(SOLD_OUT));
    await place("", "empty");
    await expect.element(choice("English Sold out$")).toBeDisabled();
    await expect.element(choice("Hardcover Sold out$")).toBeDisabled();
  });

  it("does not preselect a format that is sold out, and shows the reason", async () => {
    backend.reset(selling(PARTLY_SOLD_OUT));
    await place();
    await expect.element(choice("Hardcover Sold out")).toBeDisabled();
    await expect.element(choice("eBook")).toBeChecked();
    await userEvent.click(choice("Paperback"));
    await expect.element(choice("German Sold out")).toBeDisabled();
  });

  it("shows the date of a product that is coming soon", async () => {
    backend.reset(selling(COMING));
    const { host } = await place();
    expect(part(host, "note")).toBe("Coming soon: available March 02, 2027");
  });

  it("shows a shop's markup as text (robustness-7)", async () => {
    backend.reset(selling([sold("<img src=x onerror=alert(1)>", "<b>English</b>")]));
    const { host } = await place();
    expect(part(host, "choice-name")).toBe("<img src=x onerror=alert(1)>");
    expect(host.shadowRoot?.querySelector("img, b")).toBeNull();
  });
});

describe("amounts", () => {
  it("keeps a digital quantity at 1, and starts permissions at 0 (content-5.12)", async () => {
    backend.reset(selling(CASE));
    const { host, form } = await place();
    await expect
      .element(page.getByRole("button", { name: "One more: Quantity" }))
      .toHaveAttribute("aria-disabled");
    await userEvent.fill(page.getByRole("spinbutton", { name: "Quantity" }), "4");
    expect(sent(form)).toMatchObject({ quantity: "1", permissions: "0" });
    await userEvent.fill(page.getByRole("spinbutton", { name: "Copyright Permissions" }), "11");
    await userEvent.click(page.getByRole("button", { name: "One more: Copyright Permissions" }));
    expect(sent(form)).toMatchObject({ quantity: "1", permissions: "12", permissionPrice: "4.50" });
    expect(part(host, "total")).toBe("Total $63.95");
  });

  it("shows a note below a number that was limited, until it is valid", async () => {
    const { host, form } = await place();
    const quantity = page.getByRole("spinbutton", { name: "Quantity" });
    await userEvent.fill(quantity, "12000");
    await expect.poll(() => part(host, "number-note")).toBe("At most 9,999.");
    expect(sent(form)).toMatchObject({ quantity: "9999" });
    await userEvent.fill(quantity, "12");
    await expect.poll(() => part(host, "number-note")).toBe("");
  });

  it.each(["0", "-1", "1.5", ""])(
    "adds nothing while the quantity is %j, and shows why (beyond-186, content-5.7)",
    async (typed) => {
      const { host, form } = await place();
      const pressed = vi.fn((event: Event) => event.preventDefault());
      button(form)?.addEventListener("click", pressed);
      const quantity = page.getByRole("spinbutton", { name: "Quantity" });
      await userEvent.fill(quantity, typed);
      await userEvent.keyboard("{Enter}");
      await expect.poll(() => part(host, "number-note")).toBe("Please enter a valid number.");
      expect(button(form)?.disabled).toBe(true);
      expect(pressed).not.toHaveBeenCalled();
      // The form sends 0, even if page code enables the button.
      expect(sent(form)).toMatchObject({ quantity: "0" });
      await userEvent.fill(quantity, "2");
      await expect.poll(() => button(form)?.disabled).toBe(false);
      expect(sent(form)).toMatchObject({ quantity: "2" });
    },
  );
});

describe("in a page's form", () => {
  it("takes over the values of the page's own fields, and replaces these fields", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    backend.fault({ until: promise });
    const { host, form } = await place(PLAIN, "loading");
    const [select, quantity] = form.querySelectorAll<HTMLInputElement>("select, input");
    if (!select || !quantity) throw new Error("They are in the form.");
    await expect.element(select).toBeVisible();
    select.value = "10-German-Paperback";
    quantity.value = "5";
    resolve();
    await expect.poll(() => host.dataset.state).toBe("ready");
    await expect.element(select).not.toBeVisible();
    expect(sent(form)).toEqual({
      productId: "10-German-Paperback",
      quantity: "5",
      format: "Paperback",
      type: "ship",
      productPrice: "26.50",
    });
    expect(new FormData(form).getAll("productId")).toHaveLength(1);
  });

  it("restores the page's own fields if the shop is unavailable, until a retry succeeds", async () => {
    const restore = backend.fault({
      body: "<h1>Gateway</h1>",
      headers: { "content-type": "text/html" },
      times: Infinity,
    });
    const { host, form } = await place(PLAIN, "error");
    await expect.element(form.querySelector("select")).toBeVisible();
    expect(sent(form)).toEqual({ productId: "10-English-Hardcover", quantity: "1" });
    restore();
    await userEvent.click(page.getByRole("button", { name: "Try again" }));
    await expect.poll(() => host.dataset.state).toBe("ready");
    expect(sent(form)).toMatchObject({ productId: "10-English-Hardcover", productPrice: "32.00" });
  });

  it("restores the page's own fields when it is removed", async () => {
    const { host, form } = await place(PLAIN);
    expect(sent(form)).toMatchObject({ type: "ship" });
    host.replaceWith(...host.childNodes);
    await expect.poll(() => sent(form)).toEqual({ productId: "10-English-Hardcover", quantity: "1" });
  });

  it.each([
    ["This product is sold out.", SOLD_OUT],
    ["This product can’t be ordered.", []],
  ])("shows '%s' and disables the button", async (words, all) => {
    backend.reset(selling(all));
    const { host, form } = await place(PLAIN, "empty");
    expect(part(host, "nothing")).toBe(words);
    expect(button(form)?.disabled).toBe(true);
    expect(sent(form)).toEqual({});
  });

  it("resets the button's 'done' state when the choice changes", async () => {
    const { form } = await place();
    const add = button(form);
    if (add) add.dataset.state = "done";
    await userEvent.click(choice("eBook"));
    await expect.poll(() => add?.dataset.state).toBe("idle");
  });
});

it("emits quire-choose when the user chooses", async () => {
  const events: ProductChosen[] = [];
  document.addEventListener(
    "quire-choose",
    (event) => events.push((event as CustomEvent<ProductChosen>).detail),
    {
      once: false,
    },
  );
  await place();
  await userEvent.click(choice("eBook"));
  await expect.poll(() => events.map(({ format }) => format)).toEqual(["eBook"]);
  expect(events.at(-1)).toMatchObject({
    productId: "10-English-eBook",
    language: "English",
    items: [{ productId: "10-English-eBook", type: "ebook", quantity: 1, productPrice: "21.99" }],
  });
});
