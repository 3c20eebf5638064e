import { register } from "@quire/element";
import { ReviewOrderElement } from "./element.js";

register("review-order", ReviewOrderElement);
