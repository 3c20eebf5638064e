import { register } from "@quire/element";
import { ShareFlyoutElement } from "../share/element.js";

register("share-flyout", ShareFlyoutElement);
