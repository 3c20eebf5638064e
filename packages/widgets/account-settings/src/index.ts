import { asComponent } from "@quire/element";
import { view } from "./account-settings-view.js";
import { accountSettings } from "./element.js";

export type { AccountSettingsProps } from "./element.js";

/** `<quire-account-settings>` for React. */
export const AccountSettings = asComponent(accountSettings, view);
