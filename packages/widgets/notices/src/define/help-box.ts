import { register } from "@quire/element";
import { HelpBoxElement } from "../help-box/element.js";

register("help-box", HelpBoxElement);
