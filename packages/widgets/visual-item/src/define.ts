import { register } from "@quire/element";
import { VisualItemElement } from "./element.js";

register("visual-item", VisualItemElement);
