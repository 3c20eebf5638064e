import controls from "./controls.css?inline";
import form from "./form.css?inline";

/** Buttons, links, notices. For a view in a shadow root as it is, in the light DOM by `lightStyles`. */
export const controlsSheet: string = controls;

/** Fields of forms, on top of `controlsSheet`. */
export const formSheet: string = form;
