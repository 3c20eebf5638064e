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
  input.ariaLabel = text("label");
  makeCombobox(input);
  const submit = ownDocument.createElement("button");
  submit.textContent = text("submit");
  form.append(input, submit);
  host.append(form);
  adoptStyles(host, sheet);
  return input;
}
