import type { WidgetState } from "./widget-shell.js";

/** Descriptions by name, in Markdown. A key can hold several names, separated by spaces. */
type Texts = Readonly<Record<string, string>>;

/** Descriptions for a widget that opens and closes. */
interface OverlayDescription {
  /** Description of the attribute `open`, if pages can set it. */
  readonly attribute?: string;
  /** Description of the event `quire-before-open`. */
  readonly onBeforeOpen?: string;
  /** Description of the event `quire-open`. */
  readonly onOpen?: string;
  /** Description of the event `quire-close`. */
  readonly onClose?: string;
  /** Possible values of `reason` in the detail of `quire-close`. */
  readonly reasons?: readonly string[];
}

/**
 * Descriptions of a widget for READMEs and editors. No code uses them at run time:
 * `tools/build/descriptions.mjs` removes these fields from page scripts by their names.
 */
export interface Described {
  /** Slots, with the markup that a page can put into each. */
  readonly slots?: Texts;
  /** Parts that `::part(…)` can style. */
  readonly parts?: Texts;
  /** States in `data-state`, with the condition of each. */
  readonly states?: Readonly<Partial<Record<WidgetState, string>>>;
  /** Custom properties of this widget alone, with default value and effect. */
  readonly tokens?: Readonly<Record<`--quire-${string}`, readonly [standard: string, description: string]>>;
  readonly opens?: OverlayDescription;
}

/** Descriptions for an overlay in a frame of `@quire/core/frame`. */
export const overlay: OverlayDescription = {
  attribute:
    "Shows the overlay. The page can set it; the widget updates it when the reader opens or closes the overlay.",
  onBeforeOpen:
    "The overlay is about to open. `preventDefault()` keeps it closed. In React, the prop gets the event.",
  onOpen: "The overlay opened.",
  onClose: "The overlay closed.",
  reasons: ["button", "escape", "outside", "done"],
};

/** The parts of a form in a shadow root. `partsAttribute` uses the same names in the light DOM. */
export const formParts: Texts = {
  "field label hint input error": "Each form field, with its label, hint, input and error message.",
  button: "The submit button of a form.",
};

/** The parts of a frame of `@quire/core/frame`. */
export const frameParts: Texts = {
  panel: "The frame: a dialog or a panel.",
  header: "The header of the frame, with title and close button.",
  title: "The title of the frame.",
  close: "The close button of the frame.",
  busy: "The loading message, until the content is ready.",
  retry: "The retry button, if the content failed to load.",
  body: "The container of the content.",
};
