import type { Align } from "./place-beside.js";
import type { Skeleton, Waiting } from "./waiting.js";

/**
 * The kind of a frame: `ModalFrame`, a dialog over the page, or `AnchoredFrame`, a panel next to its trigger. A widget
 * loads the code of its kind only.
 */
export interface FrameKind {
  /** Style sheets in addition to those of all frames. */
  readonly sheets: readonly string[];
  new (host: HTMLElement, content: Node, options: FrameOptions): Frame;
}

/** Reason of a closing, in `detail.reason` of `quire-close`. */
export type CloseReason = "button" | "escape" | "outside" | "done";

export interface FrameOptions {
  readonly kind: FrameKind;
  /** Returns the heading at each opening. */
  readonly title: () => string;
  /** Returns the close button's name, which then also shows as its tooltip. Default: "Close", without a tooltip. */
  readonly closeLabel?: () => string;
  /** Default trigger, read at each opening, for example when an attribute opens the frame. */
  readonly trigger?: HTMLElement | undefined;
  /** Edge of the trigger that an anchored panel is aligned with. Default: its end. */
  readonly align?: Align;
  /** The skeleton while the frame is busy. Without it, a text line shows. */
  readonly skeleton?: Skeleton | undefined;
  /** Runs when the frame shows that its content failed to load. */
  readonly onFail?: () => void;
}

export interface OpenOptions {
  /** Gets focus back when the frame closes. An anchored frame is placed next to it. */
  readonly trigger?: HTMLElement | undefined;
  /** True when opened by the keyboard: an anchored frame then takes focus. */
  readonly keyboard?: boolean | undefined;
}

/**
 * The frame of a dialog in plain DOM, in the open shadow root of its host. It has a heading, a close button, a busy line,
 * and the container of React's content. Its host has the attribute `open`, and dispatches `quire-before-open`
 * (cancelable), `quire-open` and `quire-close`.
 */
export interface Frame {
  readonly host: HTMLElement;
  /** The box that is positioned, `part="panel"`. */
  readonly panel: HTMLElement;
  /** The element next to an open anchored frame. */
  readonly anchor: HTMLElement | undefined;
  /** Edge of the anchor that the panel is aligned with. */
  readonly align: Align;
  readonly isOpen: boolean;
  /** Placeholder while the content loads. */
  readonly waiting?: Waiting | undefined;
  /** Opens, unless a listener of `quire-before-open` prevents it. */
  open(options?: OpenOptions): void;
  close(reason?: CloseReason): void;
  /** Call after the host was moved on the page: the browser has removed an open modal dialog from the top layer. */
  moved(): void;
  /** Sets the title. Default: the current title of the options. */
  setTitle(title?: string): void;
  /** Removes the busy line when content arrives, unless the content has set it itself. */
  arrived(): void;
  /** Shows the busy line because other content is loading. */
  expectContent(): void;
  /** Shows or hides the busy line. */
  setBusy(busy: boolean): void;
  /** Styles and lays out the closed panel once, invisibly, so that the opening click is faster. */
  rehearse(): void;
  /** Shows that the content failed to load, with a retry. @param words message instead of the default one */
  fail(retry: () => void, words?: string): void;
  /** Sets a function that keeps the panel in place while it is open. It returns its undo. */
  onPlace(place: (frame: Frame) => () => void): void;
}
