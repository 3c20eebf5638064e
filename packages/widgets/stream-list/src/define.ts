import { register } from "@quire/element";
import { StreamListElement } from "./element.js";

register("stream-list", StreamListElement);
