export {
  type CloseReason,
  createFrame,
  type Frame,
  type FrameKind,
  type FrameOptions,
  type OpenOptions,
} from "./frame.js";
export { type OverlayOptions, overlayShell } from "./overlay-shell.js";
export {
  type CreateShell,
  createContainer,
  hostRoot,
  knownShell,
  plainShell,
  type Shell,
  type ShellRoot,
  shellOf,
} from "./shell.js";
