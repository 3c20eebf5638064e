/** The streams of content-7.2. `list` is a folder, by id, slug or name. */
export const STREAM_NAMES = [
  "saves",
  "list",
  "history",
  "following",
  "search",
  "webinars",
  "visual-library",
  "hbr-analytic-services",
  "ascend",
  "magazine",
  "ordered",
] as const;
export type StreamName = (typeof STREAM_NAMES)[number];
