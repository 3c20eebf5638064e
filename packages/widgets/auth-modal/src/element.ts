import { asElement, defineWidget, frameParts, overlay, type WidgetProps } from "@quire/element";
import { attributes, events } from "./attributes.js";
import { initial } from "./initial.js";
import { shell } from "./shell.js";
import { switchScreen } from "./switch-screen.js";

export const authModal = defineWidget({
  name: "auth-modal",
  description: "Sign-in, registration, forgotten password and profile questions in a dialog.",
  opens: overlay,
  slots: {
    logo: "The site's logo, above the title.",
    intro: "Content before the sign-in and registration forms.",
    methods: "Other ways to sign in, below these forms, such as an identity provider's button.",
    footer: "Content below every screen, such as terms and privacy.",
  },
  parts: {
    ...frameParts,
    fallback: "The plain form inside the tag, if the modal's code fails to load.",
  },
  states: {
    ready: "The form is ready.",
    error: "A screen failed to load. The reader can retry.",
  },
  attributes,
  events,
  root: "light",
  shell,
  initial,
  async view({ mode }) {
    const module = await import("./auth-modal-view.js");
    if (mode !== "sign-in") await module.loadLaterScreens();
    return module;
  },
});

export type AuthModalProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-auth-modal>`. */
export class AuthModalElement extends asElement(authModal) {
  /** Shows another screen. @throws QuireError `'<value> is not a valid screen'` for an unknown name. */
  switchScreen(value: string): void {
    switchScreen(this, value);
  }
}
