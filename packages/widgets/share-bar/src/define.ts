import { register } from "@quire/element";
import { ShareBarElement } from "./element.js";

register("share-bar", ShareBarElement);
