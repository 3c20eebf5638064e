import { register } from "@quire/element";
import { EmbedFlyoutElement } from "../embed/element.js";

register("embed-flyout", EmbedFlyoutElement);
