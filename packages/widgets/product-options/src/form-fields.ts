import { showTriggerState } from "@quire/core";
import { makeElement } from "@quire/element";
import type { ProductOptions, ProductRequest } from "@quire/services/product";

/** The page's own fields, which have the names of the cart form's fields. */
const PLAIN = ["productId", "quantity", "permissions"].map((name) => `[name="${name}"]`).join(",");
const ADD = 'button[data-quire-do="add-to-cart"]:not([data-product-id])';

type PlainField = HTMLInputElement | HTMLSelectElement;

/** Reads the values of the page's own form fields. */
export function readRequest(host: HTMLElement): Partial<ProductRequest> {
  const typedValues: { productId?: string; quantity?: string; permissions?: string } = Object.fromEntries(
    plainFields(host)
      .filter((field) => !field.matches("[type=radio]:not(:checked)"))
      .map(({ name, value }) => [name, value]),
  );
  const { productId: id, quantity, permissions } = typedValues;
  return { ...(id && { id }), quantity: Number(quantity || 1), permissions: Number(permissions || 0) };
}

/** Disables the page's own fields, so that the form does not send them. @returns a function that enables them again */
export function disableFields(host: HTMLElement): () => void {
  const fields = plainFields(host).filter(({ disabled }) => !disabled);
  for (const field of fields) field.disabled = true;
  return () => {
    for (const field of fields) field.disabled = false;
  };
}

/**
 * Adds the choice to the surrounding form as hidden fields. While a number is invalid their quantities are 0,
 * because page code may enable the button.
 * @returns a function that removes the fields
 */
export function putFields(host: HTMLElement, product: ProductOptions, isUnusable: boolean): () => void {
  const form = host.closest("form");
  if (!form) return () => {};
  const fields = getFields(product, isUnusable).map(([name, value]) =>
    makeElement("input", { type: "hidden", name, value, "data-quire-field": "" }),
  );
  // A copied host contains the fields of the original.
  for (const stale of host.querySelectorAll("[data-quire-field]")) stale.remove();
  host.append(...fields);
  for (const button of form.querySelectorAll<HTMLButtonElement>(ADD)) {
    button.disabled = !product.chosen || isUnusable;
    // The state "done" belongs to the previous choice.
    if (button.dataset.state === "done") showTriggerState(button, "idle");
  }
  return () => {
    for (const field of fields) field.remove();
    for (const button of form.querySelectorAll<HTMLButtonElement>(ADD)) button.disabled = false;
  };
}

/** Clicks the surrounding form's button that adds to the cart. It never submits the form itself. */
export function pressAdd(host: HTMLElement): void {
  host.closest("form")?.querySelector<HTMLButtonElement>(ADD)?.click();
}

function plainFields(host: HTMLElement): PlainField[] {
  return [...host.querySelectorAll<PlainField>(PLAIN)].filter((field) => !("quireField" in field.dataset));
}

function getFields(
  { chosen, quantity, permissions }: ProductOptions,
  isUnusable: boolean,
): [string, string][] {
  if (!chosen) return [];
  const { id, format, type, amount, permissionAmount } = chosen;
  const formValues = {
    productId: id,
    quantity: isUnusable ? 0 : quantity.value,
    permissions: isUnusable ? 0 : permissions?.value,
    format,
    type,
    productPrice: amount,
    permissionPrice: permissions && permissionAmount,
  };
  return Object.entries(formValues).flatMap(([name, value]) => (value == null ? [] : [[name, `${value}`]]));
}
