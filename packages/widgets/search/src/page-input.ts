import { isElement, ownAddress, ownDocument, setOwnAttribute } from "@quire/core";

/** The field that the page has put into the host, in a plain form; not the overlay's. */
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
 * The parser drops a form that stands inside another one, as on pages that are one large form. The page's field
 * would then send that one: it gets a form of its own.
 */
export function ensureForm(host: HTMLElement, input: HTMLInputElement, action: string): void {
  if (input.form && host.contains(input.form)) return;
  const form = ownDocument.createElement("form");
  form.action = ownAddress(action);
  form.append(...[...host.childNodes].filter((node) => !(isElement(node) && node.slot)));
  host.prepend(form);
}
