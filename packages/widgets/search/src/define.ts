import { register } from "@quire/element";
import { SearchElement } from "./element.js";

register("search", SearchElement);
