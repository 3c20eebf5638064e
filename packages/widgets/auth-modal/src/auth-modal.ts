import { credentialsSheet } from "@quire/credentials-parts";
import { asComponent, defineWidget, frameParts, overlay, type WidgetProps } from "@quire/element";
import { controlsSheet, formSheet, lightStyles } from "@quire/ui";
import { attributes, events } from "./attributes.js";
import sheet from "./auth-modal.css?inline";
import { AuthModalView } from "./auth-modal-view.js";
import { shell } from "./shell.js";

export const authModal = defineWidget({
  name: "auth-modal",
  description: "Sign-in, registration, forgotten password and profile questions in a dialog.",
  opens: overlay,
  parts: {
    ...frameParts,
    fallback: "The plain form inside the tag, where the modal's code cannot be loaded.",
  },
  states: {
    ready: "The form is there.",
    error: "A screen could not be loaded; it can be tried again.",
  },
  attributes,
  events,
  root: "light",
  shell,
  styles: lightStyles(controlsSheet, formSheet, credentialsSheet, sheet),
  view: AuthModalView,
});

export type AuthModalProps = WidgetProps<typeof attributes, typeof events>;

/** The auth modal in React: `open` shows it, `onClose` tells that it was closed. */
export const AuthModal = asComponent(authModal);
