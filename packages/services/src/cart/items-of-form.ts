import { ActionFailure, type Activation } from "@quire/core";
import type { CartItem } from "../contract/index.js";
import { text } from "./text.js";
import { toCartItem } from "./to-cart-item.js";

/**
 * Returns the items of a product's form, from the fields that it submits without JavaScript: `productId`,
 * `quantity`, `type`, `format` and `productPrice`. `permissions` become a separate line at `permissionPrice`
 * each (content-9.15).
 * @param data the trigger's data, for values that the form lacks
 * @throws ActionFailure if nothing is chosen or a field has no valid number; QuireError `trigger/incomplete`
 */
export function itemsOfForm(form: HTMLFormElement, data: Activation["data"]): readonly CartItem[] {
  // A form around the whole page has no product, so the trigger must name it.
  if (!form.querySelector('[name="productId"]')) return [toCartItem(data)];
  const sent = new FormData(form);
  const readField = (name: string) => {
    const value = sent.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const productId = readField("productId");
  if (productId === "") throw new ActionFailure(text("notSold"));
  for (const field of numberFields(form)) checkNumber(field);
  const product = {
    ...data,
    productId,
    quantity: readField("quantity") || "1",
    type: readField("type"),
    format: readField("format"),
    productPrice: readField("productPrice"),
  };
  const permission = {
    ...data,
    productId,
    quantity: readField("permissions") || "0",
    type: "Perm",
    productPrice: readField("permissionPrice"),
  };
  const items = [product, permission].filter(({ quantity }) => Number(quantity) !== 0).map(toCartItem);
  if (items.length === 0) throw new ActionFailure(text("noneChosen"));
  return items;
}

/** Returns the page's own number fields. A hidden field holds the value of a widget, which validates it. */
const numberFields = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLInputElement>(
    'input:is([name="quantity"], [name="permissions"]):not([type="hidden"], :disabled)',
  );

/** Permissions can be zero or empty. */
const NUMBERS: Readonly<Record<string, RegExp>> = { quantity: /^[1-9]\d*$/, permissions: /^(0|[1-9]\d*)?$/ };

/** Shows the fault at the field until it changes (beyond-224, beyond-210). */
function checkNumber(field: HTMLInputElement): void {
  if (NUMBERS[field.name]?.test(field.value.trim())) return;
  const fault = text("number");
  field.setCustomValidity(fault);
  field.addEventListener("input", () => field.setCustomValidity(""), { once: true });
  field.reportValidity();
  throw new ActionFailure(fault);
}
