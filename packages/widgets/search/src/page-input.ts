import { isElement, ownAddress, ownDocument, setOwnAttribute } from "@quire/core";

/** Returns the field that the page has put into the host, in a plain form. The overlay's field is not the page's. */
export function pageInput(host: HTMLElement): HTMLInputElement | null {
  return host.querySelector<HTMLInputElement>(
    'input:is([type="search"], [type="text"], :not([type])):not([slot="quire-form"] *)',
  );
}

/** Makes a field a combobox (ARIA 1.2). Its list comes with the suggestions. */
export function makeCombobox(input: HTMLInputElement): void {
  setOwnAttribute(input, "role", "combobox");
  setOwnAttribute(input, "aria-autocomplete", "list");
  setOwnAttribute(input, "aria-expanded", input.ariaExpanded ?? "false");
  setOwnAttribute(input, "autocomplete", "off");
}

/**
 * Gives the page's field its own form. The parser drops a form inside another one, as on pages that are one large form,
 * and the field would submit the outer form.
 */
export function ensureForm(host: HTMLElement, input: HTMLInputElement, action: string): void {
  if (input.form && host.contains(input.form)) return;
  const form = ownDocument.createElement("form");
  form.action = ownAddress(action);
  form.append(...[...host.childNodes].filter((node) => !(isElement(node) && node.slot)));
  host.prepend(form);
}
