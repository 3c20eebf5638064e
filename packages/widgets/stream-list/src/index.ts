import { asComponent } from "@quire/element";
import { streamList } from "./element.js";
import { view } from "./stream-list-view.js";

export type { StreamLoaded, StreamTab, StreamTabChange } from "./attributes.js";
export type { StreamListProps } from "./element.js";

/** `<quire-stream-list>` for React. */
export const StreamList = asComponent(streamList, view);
