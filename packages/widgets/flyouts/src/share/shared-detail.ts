import type { Provider } from "./share-panel.js";

/** `detail` of `quire-shared`. */
export interface SharedDetail {
  /** `Twitter` is X; `device` is whatever the reader's device offers. */
  readonly provider: Provider;
  readonly url: string;
}
