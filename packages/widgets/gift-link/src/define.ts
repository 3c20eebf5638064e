import { register } from "@quire/element";
import { GiftLinkElement } from "./element.js";

register("gift-link", GiftLinkElement);
