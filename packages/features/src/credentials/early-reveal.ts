import { wordsOf } from "@quire/core";

/** Has the buttons of passwords in a form that stands before React leave the caret where it was. */
export function keepCaret(form: ParentNode): void {
  for (const button of form.querySelectorAll(".quire-reveal"))
    button.addEventListener("mousedown", (event) => event.preventDefault());
}

/** What that button does before React: shows the password, or hides it. `PasswordField` goes on with what shows. */
export function revealEarly(control: HTMLElement): boolean {
  const field = control.matches(".quire-reveal") && control.parentElement?.querySelector("input");
  if (!field) return false;
  const isShown = field.type === "password";
  field.type = isShown ? "text" : "password";
  control.textContent = isShown ? wordsOf("ui.hide", "Hide") : wordsOf("ui.show", "Show");
  control.ariaLabel = isShown
    ? wordsOf("ui.hidePassword", "Hide password")
    : wordsOf("ui.showPassword", "Show password");
  return true;
}
