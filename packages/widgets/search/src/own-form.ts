import { adoptStyles, ownDocument } from "@quire/core";
import sheet from "./own-form.css?inline";
import { makeCombobox } from "./page-input.js";
import { text } from "./text.js";

const SLOT = "quire-form";

/**
 * Makes the overlay's own form, in plain DOM, a GET form like the page's, and gives its field. It is a light child of
 * the host, where the list of suggestions lies too: a field and its list have to be in one tree. It is shown in the
 * slot `quire-form`.
 */
export function createOwnInput(host: HTMLElement): HTMLInputElement {
  // A clone of a host that was open brings its form along.
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
