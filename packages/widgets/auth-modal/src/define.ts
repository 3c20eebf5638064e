import { register } from "@quire/element";
import { AuthModalElement } from "./element.js";

register("auth-modal", AuthModalElement);
