import { type Action, getTree, ownDocument, reportFault, showTriggerState } from "@quire/core";
import { passwordPolicies } from "../../configuration/index.js";
import { type PasswordRule, passwordRules } from "../new-password.js";
import { text } from "../passwords/text.js";

/**
 * `data-quire-do="show-password"` on a button of the page's own form. It shows and hides the password field with the id in
 * `data-field`. `data-checklist` is the id of an element, such as a hint. Its content becomes the list of the policy's
 * rules, which are checked off during typing.
 */
export const action: Action = {
  async run({ element, data }) {
    const field = getField(element, data["field"]);
    if (!field) {
      const fix = 'Write data-field="id" with the id of the password field.';
      reportFault("trigger/incomplete", "A show-password trigger has no field.", { fix });
      return "failed";
    }
    const isShown = field.type === "password";
    field.type = isShown ? "text" : "password";
    return isShown ? "on" : "idle";
  },
  connect({ onDiscover }) {
    const known = new WeakSet<HTMLElement>();
    onDiscover((elements) => {
      for (const element of elements) {
        if (known.has(element)) continue;
        known.add(element);
        connectField(element);
      }
    });
  },
};

function getField(element: HTMLElement, id = ""): HTMLInputElement | undefined {
  const field = getTree(element).getElementById(id);
  return field instanceof HTMLInputElement ? field : undefined;
}

function connectField(element: HTMLElement): void {
  const { field: id, checklist = "", policy } = element.dataset;
  const field = getField(element, id);
  const list = getTree(element).getElementById(checklist);
  // Browsers would store a sent text field for later forms.
  field?.form?.addEventListener("submit", () => {
    field.type = "password";
    showTriggerState(element, "idle");
  });
  if (field && list)
    showChecklist(
      field,
      list,
      passwordRules(passwordPolicies()[policy === "shared" ? "shared" : "registration"]),
    );
}

function showChecklist(field: HTMLInputElement, place: HTMLElement, rules: readonly PasswordRule[]): void {
  const list = ownDocument.createElement("ul");
  list.className = "quire-checklist";
  const items = rules.map(({ words }) => {
    const item = ownDocument.createElement("li");
    const met = ownDocument.createElement("span");
    met.className = "sr-only";
    item.append(words, met);
    return item;
  });
  list.append(...items);
  place.replaceChildren(list);
  const check = () => {
    for (const [index, { isMet }] of rules.entries()) {
      const [item, isDone] = [items[index], field.value !== "" && isMet(field.value)];
      if (!item) continue;
      item.dataset["met"] = String(isDone);
      item.lastElementChild?.replaceChildren(isDone ? ` ${text("ruleMet")}` : "");
    }
  };
  field.addEventListener("input", check);
  check();
}
