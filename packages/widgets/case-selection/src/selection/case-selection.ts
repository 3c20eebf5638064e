import { asComponent, defineWidget, frameParts, overlay, type WidgetProps } from "@quire/element";
import { controlsSheet } from "@quire/ui";
import { shell } from "../shell/case-selection.js";
import { attributes } from "./attributes.js";
import sheet from "./case-selection.css?inline";
import { CaseSelectionView } from "./case-selection-view.js";

/** The widget, declared once: its React component and its element are made from this. */
export const caseSelection = defineWidget({
  name: "case-selection",
  description: "A paywall over a selection of cases, opened by the host page's message.",
  opens: overlay,
  parts: {
    ...frameParts,
    greeting: "Whom it greets.",
    offer: "What is offered: all of the content.",
    "dek sub-dek": "What stands below the title.",
    cta: "The call to action.",
    "anchor sign-in": "The link to sign-in, and what it stands in.",
  },
  states: { ready: "The overlay is there." },
  attributes,
  events: {},
  shell,
  styles: [controlsSheet, sheet],
  view: CaseSelectionView,
});

export type CaseSelectionProps = WidgetProps<typeof attributes, Record<never, never>>;

/** `<quire-case-selection>` for React: `open` shows it, and so does the host's message. */
export const CaseSelection = asComponent(caseSelection);
