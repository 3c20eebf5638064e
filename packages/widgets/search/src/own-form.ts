import { adoptStyles, ownDocument } from "@quire/core";
import sheet from "./own-form.css?inline";
import { makeCombobox } from "./page-input.js";
import { text } from "./text.js";

const SLOT = "quire-form";

/**
 * Creates the overlay's own form in plain DOM, a GET form like the page's, and returns its field. It is a light child
 * of the host, like the list of suggestions: a field and its list must be in the same tree. It shows in the slot
 * `quire-form`.
 */
export function createOwnInput(host: HTMLElement): HTMLInputElement {
  // A clone of an open host contains a form already.
  host.querySelector(`:scope > [slot="${SLOT}"]`)?.remove();
  const form = ownDocument.createElement("form");
  form.slot = SLOT;
  form.role = "search";
  const input = ownDocument.createElement("input");
  input.type = "search";
  makeCombobox(input);
  form.append(input, ownDocument.createElement("button"));
  host.append(form);
  adoptStyles(host, sheet);
  return input;
}

/** Writes the texts of the overlay's form in the page's language. */
export function labelOwnForm(input: HTMLInputElement): void {
  input.ariaLabel = text("label");
  if (input.nextElementSibling) input.nextElementSibling.textContent = text("submit");
}
