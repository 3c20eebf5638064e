import { asElement, defineWidget, type WidgetProps } from "@quire/element";
import { attributes, events } from "./attributes.js";

/** The widget, declared once: its React component and its element are made from this. */
export const accountSettings = defineWidget({
  name: "account-settings",
  description:
    "The account page: name, e-mail, password, passkeys, plan, orders, newsletters, data and deletion.",
  states: {
    loading: "The current user is not known yet.",
    ready: "The sections show, or the confirmation of a deletion.",
    empty: "The current user is a guest: the prompt to sign in shows.",
    error: "The current user failed to load.",
    offline: "The current user failed to load because the browser is offline.",
  },
  tokens: {
    "--quire-account-settings-place": ["720px", "The height reserved until the sections show."],
  },
  attributes,
  events,
  root: "light",
  view: () => import("./account-settings-view.js"),
});

export type AccountSettingsProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-account-settings>`; `define.ts` registers it. */
export const AccountSettingsElement = asElement(accountSettings);
