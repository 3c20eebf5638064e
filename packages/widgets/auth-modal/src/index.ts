export { AuthModal, type AuthModalProps } from "./auth-modal.js";
export { AuthModalElement } from "./element.js";
export type { Screen } from "./screen.js";
export { switchScreen } from "./switch-screen.js";
