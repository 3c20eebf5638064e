import { ownDocument, uniqueId } from "@quire/core";
import { getNativeMessage } from "./native-message.js";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/**
 * Validates a page's own form by the constraints of its fields, with Quire's messages. An invalid field is marked, and has
 * its message after it as an alert, until it is corrected (content-5.10).
 * @returns true when the form is valid. Otherwise the first invalid field gets focus
 */
export function checkNatively(form: HTMLFormElement): boolean {
  // A field named "elements" would hide the form's property, so the prototype's method is called.
  const all: Iterable<Element> = HTMLElement.prototype.querySelectorAll.call(form, "input, select, textarea");
  const wrong = [...all].filter((field) => isField(field) && !checkField(field));
  if (wrong[0] instanceof HTMLElement) wrong[0].focus();
  return wrong.length === 0;
}

function checkField(field: Field): boolean {
  const message = field.willValidate ? getNativeMessage(field.validity, field) : "";
  const known = getLabel(field);
  if (message === "") {
    known?.remove();
    field.removeAttribute("aria-invalid");
    field.removeAttribute("aria-errormessage");
    return true;
  }
  const label = known ?? addLabel(field);
  label.textContent = message;
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-errormessage", label.id);
  return false;
}

const getLabel = (field: Field) => ownDocument.getElementById(field.getAttribute("aria-errormessage") ?? "");

/** Adds the message element. From now on, each change of the field is validated. */
function addLabel(field: Field): HTMLElement {
  const label = ownDocument.createElement("span");
  label.id = uniqueId("error");
  label.className = "quire-field-error";
  label.setAttribute("role", "alert");
  field.after(label);
  field.addEventListener("input", function again() {
    if (checkField(field)) field.removeEventListener("input", again);
  });
  return label;
}
