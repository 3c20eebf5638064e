import { register } from "@quire/element";
import { FooterMenuElement } from "./element.js";

register("footer-menu", FooterMenuElement);
