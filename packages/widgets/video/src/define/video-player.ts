import { register } from "@quire/element";
import { VideoPlayerElement } from "../player/element.js";

register("video-player", VideoPlayerElement);
