import { asElement, defineWidget, frameParts, overlay, type WidgetProps } from "@quire/element";
import { attributes } from "./attributes.js";
import { shell } from "./shell.js";

/** The declaration of the widget. Its React component and its element are made from it. */
export const caseSelection = defineWidget({
  name: "case-selection",
  description: "A paywall over a selection of cases. A message of the host page opens it.",
  opens: overlay,
  worksClosed: true, // The closed overlay handles messages of the host.
  parts: {
    ...frameParts,
    greeting: "The greeting.",
    offer: "The content of the overlay: the texts, the call to action and the sign-in link.",
    "dek sub-dek": "The texts below the title.",
    cta: "The call to action.",
    "anchor sign-in": "The paragraph with the sign-in link, and the link.",
  },
  states: { ready: "The content of the overlay is ready." },
  attributes,
  events: {},
  shell,
  view: () => import("./case-selection-view.js"),
});

export type CaseSelectionProps = WidgetProps<typeof attributes, Record<never, never>>;

/** The class of `<quire-case-selection>`; `define/case-selection.ts` registers it. */
export const CaseSelectionElement = asElement(caseSelection);
