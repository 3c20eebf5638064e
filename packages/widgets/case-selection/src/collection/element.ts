import { asElement } from "@quire/element";
import { caseCollection } from "./case-collection.js";

/** The class of `<quire-case-collection>`; `define/case-collection.ts` registers it. */
export const CaseCollectionElement = asElement(caseCollection);
