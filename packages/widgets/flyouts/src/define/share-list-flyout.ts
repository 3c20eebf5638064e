import { register } from "@quire/element";
import { ShareListFlyoutElement } from "../share-list/element.js";

register("share-list-flyout", ShareListFlyoutElement);
