import type { Provider } from "./share-panel.js";

/** `detail` of `quire-shared`. */
export interface SharedDetail {
  /** `Twitter` is X. `device` is the device's share sheet. */
  readonly provider: Provider;
  readonly url: string;
}
