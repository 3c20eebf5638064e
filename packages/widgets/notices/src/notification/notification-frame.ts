import type { CloseReason, Frame, OpenOptions } from "@quire/core/frame";

const nothing = () => {};

interface Opened {
  readonly panel: HTMLElement;
  readonly isOpen: boolean;
  open(options?: OpenOptions): void;
  close(reason: CloseReason): void;
}

/** Adapts a notification to a frame, so that a trigger can open it (content-2.37). It opens in its usual place. */
export function createNotificationFrame(host: HTMLElement, part: Opened): Frame {
  return {
    host,
    panel: part.panel,
    anchor: undefined,
    align: "end",
    get isOpen() {
      return part.isOpen;
    },
    open: (options) => part.open(options),
    close: (reason = "button") => part.close(reason),
    moved: nothing,
    setTitle: nothing,
    arrived: nothing,
    expectContent: nothing,
    setBusy: nothing,
    rehearse: nothing,
    fail: nothing,
    onPlace: nothing,
  };
}
