import type { Calls, Typed } from "@quire/features/credentials";
import type { Screen } from "./screen.js";

/** What each screen is given. */
export interface ScreenProps {
  /** What stood on another screen, or on this one before the modal was closed. */
  readonly typed: Typed;
  readonly go: (screen: Screen) => void;
  /** The form's address for native submit. */
  readonly action: string | undefined;
  /** What the forms are sent with, once it is there. */
  readonly calls: Calls | undefined;
}
