import { asComponent } from "@quire/element";
import { view } from "./auth-modal-view.js";
import { authModal } from "./element.js";

export type { AuthModalProps } from "./element.js";
export { AuthModalElement } from "./element.js";
export type { Screen } from "./screen.js";
export { switchScreen } from "./switch-screen.js";

/** The auth modal in React: `open` shows it, `onClose` is called when it was closed. */
export const AuthModal = asComponent(authModal, view);
