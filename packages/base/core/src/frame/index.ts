export { createFrame } from "./create-frame.js";
export { focusFirst } from "./focus-first.js";
export type {
  CloseReason,
  Frame,
  FrameKind,
  FrameOptions,
  OpenOptions,
} from "./frame.js";
export { modalAround, moveInto } from "./modal-around.js";
export { type OverlayOptions, overlayShell } from "./overlay-shell.js";
export { type Align, placeBeside, type Side } from "./place-beside.js";
export {
  type Container,
  createContainer,
  hostRoot,
  plainShell,
  type ShellRoot,
  shadowContainer,
} from "./shell.js";
export { type CreateShell, knownShell, restyle, type Shell, shellOf } from "./shell-registry.js";
export type { ViewHost } from "./view-host.js";
export { type Skeleton, skeletonOf, type Waiting } from "./waiting.js";
