import { register } from "@quire/element";
import { SaveFlyoutElement } from "../save/element.js";

register("save-flyout", SaveFlyoutElement);
