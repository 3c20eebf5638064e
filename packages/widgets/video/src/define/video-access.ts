import { register } from "@quire/element";
import { VideoAccessElement } from "../access/element.js";

register("video-access", VideoAccessElement);
