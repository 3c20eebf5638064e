import { asComponent } from "@quire/element";
import { view } from "./change-password-view.js";
import { changePasswordFlyout } from "./element.js";

export type { ChangePasswordFlyoutProps } from "./element.js";

/** React component of `<quire-change-password-flyout>`. `open` shows it next to the focused element. */
export const ChangePasswordFlyout = asComponent(changePasswordFlyout, view);
