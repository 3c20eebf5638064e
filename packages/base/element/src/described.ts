import type { WidgetState } from "./widget-state.js";

/** Descriptions by name, in Markdown; several names of one description with spaces between. */
type Texts = Readonly<Record<string, string>>;

/** Of what opens and closes by itself or by a trigger. */
interface Opens {
  /** Of `open`, where a page may say whether it is open. */
  readonly attribute?: string;
  /** When `quire-open` is heard. */
  readonly onOpen?: string;
  /** When `quire-close` is heard. */
  readonly onClose?: string;
  /** What `reason` of `quire-close` may be. */
  readonly reasons?: readonly string[];
}

/**
 * What a widget says of itself for READMEs and editors, beside its attributes and events. Nothing runs by it, and no
 * page's script carries it: `tools/build/descriptions.mjs` takes it out of there by these names.
 */
export interface Described {
  /** What of the page's markup may stand in which slot. */
  readonly slots?: Texts;
  /** What `::part(…)` styles. */
  readonly parts?: Texts;
  /** When `data-state` of the host says which. */
  readonly states?: Readonly<Partial<Record<WidgetState, string>>>;
  /** Custom properties that it alone reads: default, and what it sets. */
  readonly tokens?: Readonly<Record<`--quire-${string}`, readonly [standard: string, description: string]>>;
  readonly opens?: Opens;
  /**
   * What else its view may begin with, beside what it does where no attribute says anything: attributes' values, by the
   * name that the build puts behind `prerendered-`.
   */
  readonly beginnings?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Of overlays that a trigger opens, in a frame of `@quire/core/frame`. */
export const overlay: Opens = {
  attribute: "Whether it is open; it follows the reader, and can be set.",
  onOpen: "It has opened.",
  onClose: "It has closed.",
  reasons: ["button", "escape", "outside", "done"],
};

/** The parts of a form in a shadow root; in the light DOM `partsAttribute` says the same names. */
export const formParts: Texts = {
  "field label hint input error": "Of each field of a form.",
  button: "The button that sends a form.",
};

/** The parts of such a frame. */
export const frameParts: Texts = {
  panel: "The frame: dialog or panel.",
  header: "Its head, with title and close button.",
  title: "Its title.",
  close: "Its close button.",
  busy: "What stands in it until its content is there.",
  retry: "The button for another try, where the content could not be loaded.",
  body: "What the content stands in.",
};
