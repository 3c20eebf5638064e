import type { StreamListViewProps } from "./attributes.js";
import type { StreamSource } from "./stream-source.js";

export interface StreamPanelProps extends StreamListViewProps {
  /** Tells the streams of one page apart, when the reader comes back. */
  readonly id: string;
  /** The parameter of the address with the page number. */
  readonly parameter: string;
  readonly source: StreamSource;
}
