import controls from "./controls.css?inline";
import form from "./form.css?inline";

/**
 * Styles of buttons, links and notices. Use them unchanged in a shadow root, and through `lightStyles` in the light
 * DOM.
 */
export const controlsSheet: string = controls;

/** Styles of form fields, in addition to `controlsSheet`. */
export const formSheet: string = form;
