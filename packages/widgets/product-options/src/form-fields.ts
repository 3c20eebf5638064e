import { showTriggerState } from "@quire/core";
import { makeElement } from "@quire/element";
import type { ChosenProduct, ProductWish } from "@quire/services/product";

/** The page's own fields, by the names that the cart's form has. */
const PLAIN = ["productId", "quantity", "permissions"].map((name) => `[name="${name}"]`).join(",");
const ADD = 'button[data-quire-do="add-to-cart"]:not([data-product-id])';

type PlainField = HTMLInputElement | HTMLSelectElement;

/** Reads the values of the page's own form fields. */
export function plainWish(host: HTMLElement): Partial<ProductWish> {
  const said: { productId?: string; quantity?: string; permissions?: string } = Object.fromEntries(
    plainFields(host)
      .filter((field) => !field.matches("[type=radio]:not(:checked)"))
      .map(({ name, value }) => [name, value]),
  );
  const { productId: id, quantity, permissions } = said;
  return { ...(id && { id }), quantity: Number(quantity || 1), permissions: Number(permissions || 0) };
}

/** Takes the page's own fields out of what its form sends. @returns puts them back */
export function standAside(host: HTMLElement): () => void {
  const fields = plainFields(host).filter(({ disabled }) => !disabled);
  for (const field of fields) field.disabled = true;
  return () => {
    for (const field of fields) field.disabled = false;
  };
}

/**
 * Puts what is chosen into the form around, as fields that do not show. While a number is unusable they say none: page
 * code may enable the button.
 * @returns takes them out again
 */
export function putFields(host: HTMLElement, product: ChosenProduct, isUnusable: boolean): () => void {
  const form = host.closest("form");
  if (!form) return () => {};
  const fields = fieldsOf(product, isUnusable).map(([name, value]) =>
    makeElement("input", { type: "hidden", name, value, "data-quire-field": "" }),
  );
  // A copy of a host brings the fields of another along.
  for (const stale of host.querySelectorAll("[data-quire-field]")) stale.remove();
  host.append(...fields);
  for (const button of form.querySelectorAll<HTMLButtonElement>(ADD)) {
    button.disabled = !product.chosen || isUnusable;
    // "Added" was said of the choice before.
    if (button.dataset.state === "done") showTriggerState(button, "idle");
  }
  return () => {
    for (const field of fields) field.remove();
    for (const button of form.querySelectorAll<HTMLButtonElement>(ADD)) button.disabled = false;
  };
}

/** Presses the button of the form around that adds to the cart; a page's other forms are never sent. */
export function pressAdd(host: HTMLElement): void {
  host.closest("form")?.querySelector<HTMLButtonElement>(ADD)?.click();
}

function plainFields(host: HTMLElement): PlainField[] {
  return [...host.querySelectorAll<PlainField>(PLAIN)].filter((field) => !("quireField" in field.dataset));
}

function fieldsOf({ chosen, quantity, permissions }: ChosenProduct, isUnusable: boolean): [string, string][] {
  if (!chosen) return [];
  const { id, format, type, amount, permissionAmount } = chosen;
  const said = {
    productId: id,
    quantity: isUnusable ? 0 : quantity.value,
    permissions: isUnusable ? 0 : permissions?.value,
    format,
    type,
    productPrice: amount,
    permissionPrice: permissions && permissionAmount,
  };
  return Object.entries(said).flatMap(([name, value]) => (value == null ? [] : [[name, `${value}`]]));
}
