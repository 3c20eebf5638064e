import { expect, it } from "vitest";
import { itemsOfForm } from "./items-of-form.js";

function form(fields: Readonly<Record<string, string>>): HTMLFormElement {
  const made = document.createElement("form");
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement("input");
    field.name = name;
    // Sets the value without an event, like a browser that autofills a field.
    field.value = value;
    made.append(field);
  }
  return made;
}

it("reads the form's fields first and the trigger's data for missing ones", () => {
  const fields = {
    productId: "10-PBK",
    quantity: "3",
    type: "ship",
    format: "Paperback",
    productPrice: "24.95",
  };
  expect(itemsOfForm(form(fields), { referral: "03069", productUrl: "/product/x/10" })).toEqual([
    { ...fields, quantity: 3, referral: "03069", productUrl: "/product/x/10" },
  ]);
});

it("adds permissions as a separate line of the type Perm (content-9.15)", () => {
  const fields = {
    productId: "20-PDF",
    quantity: "1",
    permissions: "12",
    productPrice: "9.95",
    permissionPrice: "4.50",
  };
  expect(itemsOfForm(form(fields), {})).toEqual([
    { productId: "20-PDF", quantity: 1, productPrice: "9.95" },
    { productId: "20-PDF", quantity: 12, type: "Perm", productPrice: "4.50" },
  ]);
});

it("adds permissions alone if a widget's field has no quantity", () => {
  const made = form({ productId: "20-PDF", quantity: "0", permissions: "2" });
  hideQuantity(made);
  const items = itemsOfForm(made, {});
  expect(items).toEqual([{ productId: "20-PDF", quantity: 2, type: "Perm" }]);
});

it("trims the typed values", () => {
  const fields = { productId: " 10-PBK ", quantity: " 2", format: "Paperback " };
  expect(itemsOfForm(form(fields), {})).toEqual([{ productId: "10-PBK", quantity: 2, format: "Paperback" }]);
  expect(() => itemsOfForm(form({ productId: "  " }), {})).toThrow("You can’t order this right now.");
});

it("adds one copy if the form has no quantity", () => {
  expect(itemsOfForm(form({ productId: "10-PBK" }), {})).toEqual([{ productId: "10-PBK", quantity: 1 }]);
});

it.each([[{ productId: "", quantity: "1" }, "You can’t order this right now."]])(
  "reports that %j has no product",
  (fields, userMessage) => {
    expect(() => itemsOfForm(form(fields), {})).toThrow(expect.objectContaining({ userMessage }));
  },
);

it("reports a trigger without a product in an unrelated form to the developer", () => {
  expect(() => itemsOfForm(form({ quantity: "1" }), {})).toThrow(
    expect.objectContaining({ code: "trigger/incomplete" }),
  );
});

it("reports a missing choice when a widget's field has no quantity", () => {
  const made = form({ productId: "10", quantity: "0" });
  hideQuantity(made);
  const userMessage = "Please choose a quantity.";
  expect(() => itemsOfForm(made, {})).toThrow(expect.objectContaining({ userMessage }));
});

it.each(["0", "-1", "1.5", "", "many"])(
  "adds nothing and marks the page's field when its quantity is %j (beyond-224, content-5.7)",
  (quantity) => {
    const userMessage = "Please enter a valid number.";
    const made = form({ productId: "10", quantity });
    document.body.append(made);
    expect(() => itemsOfForm(made, {})).toThrow(expect.objectContaining({ userMessage }));
    const field = made.querySelector<HTMLInputElement>('[name="quantity"]');
    if (!field) throw new Error("The form has a quantity.");
    expect(field.validationMessage).toBe(userMessage);
    expect(document.activeElement).toBe(field);
    field.value = "2";
    field.dispatchEvent(new Event("input"));
    expect(field.validationMessage).toBe("");
    expect(itemsOfForm(made, {})).toMatchObject([{ quantity: 2 }]);
    made.remove();
  },
);

it.each(["-1", "1.5", "007", "many"])(
  "adds nothing and marks the page's field when its permissions are %j (beyond-210, content-5.7)",
  (permissions) => {
    const userMessage = "Please enter a valid number.";
    const made = form({ productId: "10", quantity: "1", permissions });
    document.body.append(made);
    expect(() => itemsOfForm(made, {})).toThrow(expect.objectContaining({ userMessage }));
    const field = made.querySelector<HTMLInputElement>('[name="permissions"]');
    expect(field?.validationMessage).toBe(userMessage);
    expect(document.activeElement).toBe(field);
    made.remove();
  },
);

it.each(["", "0"])(
  "adds the product alone when the page's permissions are %j (beyond-210)",
  (permissions) => {
    const items = itemsOfForm(form({ productId: "10", quantity: "1", permissions }), {});
    expect(items).toEqual([{ productId: "10", quantity: 1 }]);
  },
);

function hideQuantity(made: HTMLFormElement): void {
  made.querySelector('[name="quantity"]')?.setAttribute("type", "hidden");
}
