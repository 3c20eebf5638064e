import { asComponent } from "@quire/element";
import { view } from "./change-password-view.js";
import { changePasswordFlyout } from "./element.js";

export type { ChangePasswordFlyoutProps } from "./element.js";

/** `<quire-change-password-flyout>` for React: `open` shows it beside what has the focus. */
export const ChangePasswordFlyout = asComponent(changePasswordFlyout, view);
