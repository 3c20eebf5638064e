import { formParts, frameParts } from "@quire/element";

/** Parts of every flyout. */
export const flyoutParts = {
  ...frameParts,
  confirmation: "The confirmation that replaces the form when the action is complete.",
};

/** Parts of flyouts with a form in their shadow root. */
export const flyoutFormParts = {
  ...flyoutParts,
  ...formParts,
  link: "A link, or a button that looks like one.",
};

/** States of flyouts for signed-in users. */
export const signedInStates = {
  loading: "The current user or the form's data is loading.",
  ready: "The form is ready, or the prompt to sign in shows.",
  error: "The form's data failed to load.",
};
