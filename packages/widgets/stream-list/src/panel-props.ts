import type { StreamListViewProps } from "./attributes.js";
import type { StreamSource } from "./stream-source.js";

export interface StreamPanelProps extends StreamListViewProps {
  /** Identifies the stream on its page, to restore it when the user returns. */
  readonly id: string;
  /** The name of the address parameter with the page number. */
  readonly parameter: string;
  readonly source: StreamSource;
}
