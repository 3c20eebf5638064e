import { register } from "@quire/element";
import { DiscardFlyoutElement } from "../discard/element.js";

register("discard-flyout", DiscardFlyoutElement);
