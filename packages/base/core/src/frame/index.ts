export { AnchoredFrame } from "./anchored-frame.js";
export { createFrame } from "./create-frame.js";
export { focusFirst } from "./focus-first.js";
export type {
  CloseReason,
  Frame,
  FrameKind,
  FrameOptions,
  OpenOptions,
} from "./frame.js";
export { getKnownShell, type Shell } from "./known-shell.js";
export { getModalAround, moveInto } from "./modal-around.js";
export { ModalFrame } from "./modal-frame.js";
export { type OverlayOptions, overlayShell } from "./overlay-shell.js";
export { type Align, findVisibleAnchor, placeBeside, type Side } from "./place-beside.js";
export {
  type Container,
  createContainer,
  getHostRoot,
  plainShell,
  type ShellRoot,
  shadowContainer,
} from "./shell.js";
export { type CreateShell, getShell, restyle } from "./shell-registry.js";
export type { ViewHost } from "./view-host.js";
export { getSkeleton, type Skeleton, type Waiting } from "./waiting.js";
