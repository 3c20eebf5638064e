import { asElement, defineWidget, type WidgetProps } from "@quire/element";
import { attributes, events } from "./attributes.js";
import { initial } from "./initial.js";

/** The declaration of the widget. Its React component and its element are made from it. */
export const resetPassword = defineWidget({
  name: "reset-password",
  description: "Sets a new password with the link from an e-mail.",
  states: { ready: "The form or its result shows." },
  attributes,
  events,
  root: "light",
  initial,
  view: () => import("./reset-password-view.js"),
});

export type ResetPasswordProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-reset-password>`; `define.ts` registers it. */
export const ResetPasswordElement = asElement(resetPassword);
