export { AuthModal } from "./auth-modal.js";
export { AuthModalElement } from "./element.js";
export type { Screen } from "./screen.js";
export { switchScreen } from "./switch-screen.js";
