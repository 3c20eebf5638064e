import { asElement } from "@quire/element";
import { caseSelection } from "./case-selection.js";

/** The class of `<quire-case-selection>`; `define/case-selection.ts` registers it. */
export const CaseSelectionElement = asElement(caseSelection);
