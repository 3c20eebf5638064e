export type { StreamLoaded, StreamTab, StreamTabChange } from "./attributes.js";
export { StreamList, type StreamListProps } from "./stream-list.js";
