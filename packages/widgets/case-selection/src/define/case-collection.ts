import { register } from "@quire/element";
import { CaseCollectionElement } from "../collection/element.js";

register("case-collection", CaseCollectionElement);
