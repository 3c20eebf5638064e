import { asElement } from "@quire/element";
import { authModal } from "./auth-modal.js";
import { switchScreen } from "./switch-screen.js";

/** `<quire-auth-modal>`. */
export class AuthModalElement extends asElement(authModal) {
  /** @throws QuireError `'<value> is not a valid screen'` when there is none of that name. */
  switchScreen(value: string): void {
    switchScreen(this, value);
  }
}
