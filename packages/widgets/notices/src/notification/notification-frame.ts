import type { CloseReason, Frame, OpenOptions } from "@quire/core/frame";

const nothing = () => {};

interface Opened {
  readonly panel: HTMLElement;
  readonly isOpen: boolean;
  open(options?: OpenOptions): void;
  close(reason: CloseReason): void;
}

/** Lets a trigger open the notification as a frame (content-2.37, flyouts), in the notification's own place. */
export function notificationFrame(host: HTMLElement, part: Opened): Frame {
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
