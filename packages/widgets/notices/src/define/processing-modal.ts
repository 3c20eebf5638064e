import { register } from "@quire/element";
import { ProcessingModalElement } from "../processing-modal/element.js";

register("processing-modal", ProcessingModalElement);
