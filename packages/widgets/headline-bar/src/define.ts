import { register } from "@quire/element";
import { HeadlineBarElement } from "./element.js";

register("headline-bar", HeadlineBarElement);
