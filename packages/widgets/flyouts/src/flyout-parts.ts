import { formParts, frameParts } from "@quire/element";

/** Parts of every flyout. */
export const flyoutParts = {
  ...frameParts,
  confirmation: "What stands in place of the form once the work is done.",
};

/** Parts of flyouts with a form in their shadow root. */
export const flyoutFormParts = {
  ...flyoutParts,
  ...formParts,
  link: "A link, or a button that looks like one.",
};

/** States of flyouts for signed-in users. */
export const signedInStates = {
  loading: "It is asked who is reading, or for what the form needs.",
  ready: "The form is there, or the prompt to sign in.",
  error: "What the form needs could not be had.",
};
