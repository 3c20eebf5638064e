import { asComponent } from "@quire/element";
import { view } from "./case-selection-view.js";
import { caseSelection } from "./element.js";

export type { CaseSelectionProps } from "./element.js";

/** `<quire-case-selection>` for React: `open` shows it, and so does the host's message. */
export const CaseSelection = asComponent(caseSelection, view);
