import type { Calls } from "@quire/credentials-parts";
import type { Screen } from "./screen.js";

/** What each screen is given. */
export interface ScreenProps {
  /** The e-mail as it stood on another screen. */
  readonly email: string;
  readonly go: (screen: Screen) => void;
  /** Where the form goes without script. */
  readonly action: string | undefined;
  /** What the forms are sent with, once it is there. */
  readonly calls: Calls | undefined;
}
