import { asElement } from "@quire/element";
import { topicMenu } from "./topic-menu.js";

/** The class of `<quire-topic-menu>`; `define.ts` registers it. */
export const TopicMenuElement = asElement(topicMenu);
