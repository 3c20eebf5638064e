import type { Calls, Typed } from "@quire/features/credentials";
import type { Screen } from "./screen.js";

/** The props of every screen. */
export interface ScreenProps {
  /** Values typed on another screen, or on this one before the modal was closed. */
  readonly typed: Typed;
  readonly go: (screen: Screen) => void;
  /** The form's address for native submit. */
  readonly action: string | undefined;
  /** The calls that send the forms, once loaded. */
  readonly calls: Calls | undefined;
}
