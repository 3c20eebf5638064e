import { register } from "@quire/element";
import { VideoEmbedElement } from "../embed/element.js";

register("video-embed", VideoEmbedElement);
