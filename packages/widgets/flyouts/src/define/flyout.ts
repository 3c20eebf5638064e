import { register } from "@quire/element";
import { GenericFlyoutElement } from "../generic/element.js";

register("flyout", GenericFlyoutElement);
