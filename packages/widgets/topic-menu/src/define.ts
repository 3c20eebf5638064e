import { register } from "@quire/element";
import { TopicMenuElement } from "./element.js";

register("topic-menu", TopicMenuElement);
