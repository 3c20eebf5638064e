import { register } from "@quire/element";
import { ShowMoreElement } from "./element.js";

register("show-more", ShowMoreElement);
