import { register } from "@quire/element";
import { HeaderElement } from "./element.js";

register("header", HeaderElement);
