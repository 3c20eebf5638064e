import { getWords } from "@quire/core";

/** Keeps the caret in place when a password button of an early form is clicked. */
export function keepCaret(form: ParentNode): void {
  for (const button of form.querySelectorAll(".quire-reveal"))
    button.addEventListener("mousedown", (event) => event.preventDefault());
}

/**
 * Shows or hides a password before React loads. `PasswordField` keeps that state.
 * @returns true if `control` is a password button
 */
export function revealEarly(control: HTMLElement): boolean {
  const field = control.matches(".quire-reveal") && control.parentElement?.querySelector("input");
  const word = control.firstElementChild;
  if (!field || !word) return false;
  const isShown = field.type === "password";
  field.type = isShown ? "text" : "password";
  word.textContent = isShown ? getWords("ui.hide", "Hide") : getWords("ui.show", "Show");
  return true;
}
