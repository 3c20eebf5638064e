import type { Screen } from "./screen.js";

/** What each screen is given. */
export interface ScreenProps {
  /** The e-mail as typed on another screen. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly go: (screen: Screen) => void;
}
