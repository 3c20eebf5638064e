import { register } from "@quire/element";
import { NotificationElement } from "../notification/element.js";

register("notification", NotificationElement);
