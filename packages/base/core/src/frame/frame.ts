import type { Align } from "./place-beside.js";
import type { Skeleton, Waiting } from "./waiting.js";

/**
 * `ModalFrame`: a dialog over the page. `AnchoredFrame`: a panel beside its trigger. Who declares the one brings no code
 * of the other.
 */
export interface FrameKind {
  /** On top of what all frames look like. */
  readonly sheets: readonly string[];
  new (host: HTMLElement, content: Node, options: FrameOptions): Frame;
}

/** Why a frame was closed; `detail.reason` of `quire-close`. */
export type CloseReason = "button" | "escape" | "outside" | "done";

export interface FrameOptions {
  readonly kind: FrameKind;
  /** The heading; read again whenever the frame opens. */
  readonly title: () => string;
  /** The trigger where none is given, as when an attribute opens the frame; read whenever it opens. */
  readonly trigger?: HTMLElement | undefined;
  /** Anchored: with which edge of the trigger the panel is aligned; its end by default. */
  readonly align?: Align;
  /** The skeleton while the frame is busy. Without it, a text line shows. */
  readonly skeleton?: Skeleton | undefined;
  /** The content could not be loaded, as the frame says in place of the busy line. */
  readonly onFail?: () => void;
}

export interface OpenOptions {
  /** Gets the focus back at close. An anchored frame stands beside it. */
  readonly trigger?: HTMLElement | undefined;
  /** Opened from the keyboard: an anchored frame then takes the focus. */
  readonly keyboard?: boolean | undefined;
}

/**
 * A dialog's frame in plain DOM, in the open shadow root of its host: heading, close button, a busy
 * line, and the container that React fills later. Its host carries `open`, and tells of `quire-open`
 * and `quire-close`.
 */
export interface Frame {
  readonly host: HTMLElement;
  /** The box that is positioned, `part="panel"`. */
  readonly panel: HTMLElement;
  /** The element beside an open anchored frame. */
  readonly anchor: HTMLElement | undefined;
  /** With which edge of it the panel is aligned. */
  readonly align: Align;
  readonly isOpen: boolean;
  /** Placeholder while the content loads. */
  readonly waiting?: Waiting | undefined;
  open(options?: OpenOptions): void;
  close(reason?: CloseReason): void;
  /** After its host was moved on the page: the browser has taken an open modal dialog off the top layer. */
  moved(): void;
  /** Without a title: the one that its host asks for now. */
  setTitle(title?: string): void;
  /** The content is there: the busy line goes, unless some of it has said that it is busy. */
  arrived(): void;
  /** Other content than what stood there is on its way. */
  expectContent(): void;
  /** Shows or hides the busy line. */
  setBusy(busy: boolean): void;
  /** The browser styles and lays the closed panel out once, unseen: the click that opens it need not wait. */
  rehearse(): void;
  /** Says in place of the busy line that the content could not be loaded, in these words or others, with another try. */
  fail(retry: () => void, words?: string): void;
  /** Keeps the panel in place by other means than its own first placing; undone at close. */
  onPlace(place: (frame: Frame) => () => void): void;
}
