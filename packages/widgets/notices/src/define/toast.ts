import { register } from "@quire/element";
import { ToastElement } from "../toast/element.js";

register("toast", ToastElement);
