import { asElement, defineWidget, frameParts, overlay, type WidgetProps } from "@quire/element";
import { attributes } from "./attributes.js";
import { shell } from "./shell.js";

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
  view: () => import("./case-selection-view.js"),
});

export type CaseSelectionProps = WidgetProps<typeof attributes, Record<never, never>>;

/** The class of `<quire-case-selection>`; `define/case-selection.ts` registers it. */
export const CaseSelectionElement = asElement(caseSelection);
