import { asComponent, type RenderPropsComponent } from "@quire/element";
import { type StreamListProps, streamList } from "./element.js";
import { view } from "./stream-list-view.js";

export type { StreamLoaded, StreamRenders, StreamTab, StreamTabChange } from "./attributes.js";
export type { StreamListProps } from "./element.js";

/** `<quire-stream-list>` for React. */
export const StreamList: RenderPropsComponent<StreamListProps> = asComponent(streamList, view);
