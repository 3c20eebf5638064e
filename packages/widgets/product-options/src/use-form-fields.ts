import type { ChosenProduct } from "@quire/services/product";
import { useLayoutEffect } from "react";
import { disableFields, putFields, readRequest } from "./form-fields.js";

/**
 * Connects the widget with the page's own form. It starts with the values of the form's fields, and then
 * sends the choice instead. While a number is invalid, nothing can be added. If the shop is unavailable, the
 * form has its own fields again.
 */
export function useFormFields(host: HTMLElement, product: ChosenProduct, isUnusable: boolean): void {
  const { status, choose } = product;
  const isKnown = status === "ready";
  useLayoutEffect(() => {
    if (!isKnown) return;
    choose(readRequest(host));
    return disableFields(host);
  }, [host, isKnown, choose]);
  useLayoutEffect(() => {
    if (isKnown) return putFields(host, product, isUnusable);
  }, [host, isKnown, product, isUnusable]);
}
