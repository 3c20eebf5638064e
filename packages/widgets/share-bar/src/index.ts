import { asComponent } from "@quire/element";
import { shareBar } from "./element.js";

export type { ShareBarProps } from "./element.js";
export type { SharedBy } from "./share-bar-view.js";

/** `<quire-share-bar>` for React. */
export const ShareBar = asComponent(shareBar);
