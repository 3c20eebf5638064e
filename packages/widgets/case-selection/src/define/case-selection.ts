import { register } from "@quire/element";
import { CaseSelectionElement } from "../selection/element.js";

register("case-selection", CaseSelectionElement);
