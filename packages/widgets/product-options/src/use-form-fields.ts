import type { ChosenProduct } from "@quire/services/product";
import { useLayoutEffect } from "react";
import { plainWish, putFields, standAside } from "./form-fields.js";

/**
 * Works inside the page's own form: what its fields said is chosen, and from then on the choice is what the form sends.
 * While a number is unusable, nothing can be added. Where the shop cannot be asked the page's fields are the form's again.
 */
export function useFormFields(host: HTMLElement, product: ChosenProduct, isUnusable: boolean): void {
  const { status, choose } = product;
  const isKnown = status === "ready";
  useLayoutEffect(() => {
    if (!isKnown) return;
    choose(plainWish(host));
    return standAside(host);
  }, [host, isKnown, choose]);
  useLayoutEffect(() => {
    if (isKnown) return putFields(host, product, isUnusable);
  }, [host, isKnown, product, isUnusable]);
}
