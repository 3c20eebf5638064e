import { adoptStyles, emit, uniqueId } from "@quire/core";
import sheet from "./frame.css?inline";
import { placeBeside } from "./place-beside.js";
import { text } from "./text.js";

export type FrameKind = "modal" | "anchored";

/** Why a frame was closed; `detail.reason` of `quire-close`. */
export type CloseReason = "button" | "escape" | "outside" | "done";

export interface FrameOptions {
  /** `modal`: a dialog over the page. `anchored`: a panel beside its trigger. */
  readonly kind: FrameKind;
  /** The heading; read again whenever the frame opens. */
  readonly title: () => string;
  /** The trigger where none is given, as when an attribute opens the frame. */
  readonly trigger?: HTMLElement;
}

export interface OpenOptions {
  /** Where focus returns, and what an anchored frame stands beside. */
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
  /** What an anchored frame stands beside while it is open. */
  readonly anchor: HTMLElement | undefined;
  readonly isOpen: boolean;
  open(options?: OpenOptions): void;
  close(reason?: CloseReason): void;
  /** After its host was moved on the page: the browser has taken an open modal dialog off the top layer. */
  moved(): void;
  setTitle(title: string): void;
  /** Shows or hides the busy line. It stands until the content says that it is there. */
  setBusy(busy: boolean): void;
  /** Says in place of the busy line that the content could not be loaded, with another try. */
  fail(retry: () => void): void;
  /** Keeps the panel in place by other means than its own first placing; undone at close. */
  onPlace(place: (frame: Frame) => () => void): void;
}

interface Parts {
  readonly dialog: HTMLDialogElement;
  readonly title: HTMLElement;
  readonly busy: HTMLElement;
  readonly body: HTMLElement;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

function createParts(kind: FrameKind, close: () => void): Parts {
  const id = uniqueId("title");
  const title = element("h2", { part: "title", id, tabindex: "-1" });
  const cross = element("button", { part: "close", type: "button", "aria-label": text("close") });
  cross.addEventListener("click", close);
  const busy = element("p", { part: "busy", role: "status" }, text("loading"));
  const body = element("div", { part: "body" });
  const header = element("div", { part: "header" }, title, cross);
  const dialog = element("dialog", { part: `panel ${kind}`, "aria-labelledby": id }, header, busy, body);
  return { dialog, title, busy, body };
}

/**
 * Makes the frame of `host` and puts it into `root`. `content` is where React renders: a node of the
 * shadow root, or a slot for content in the light DOM.
 */
export function createFrame(
  host: HTMLElement,
  root: ShadowRoot,
  content: Node,
  { kind, title, trigger: ownTrigger }: FrameOptions,
): Frame {
  adoptStyles(root, sheet);
  const parts = createParts(kind, () => frame.close("button"));
  const { dialog } = parts;
  parts.body.append(content);
  root.append(dialog);

  let trigger: HTMLElement | undefined;
  let closing: AbortController | undefined;
  let place: ((frame: Frame) => () => void) | undefined;

  function startListening(): AbortSignal {
    closing = new AbortController();
    const { signal } = closing;
    if (kind === "anchored") {
      // Capture: a page that stops the event of a press outside must not keep the panel open.
      document.addEventListener("pointerdown", closeOnPressOutside, { capture: true, signal });
      document.addEventListener("keydown", closeOnEscape, { capture: true, signal });
      dialog.addEventListener("focusout", closeOnFocusOutside, { signal });
    }
    return signal;
  }
  function closeOnPressOutside(event: Event): void {
    const path = event.composedPath();
    if (!path.includes(dialog) && !(trigger && path.includes(trigger))) frame.close("outside");
  }
  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    frame.close("escape");
  }
  function closeOnFocusOutside({ relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node)) return;
    const inside = dialog.contains(relatedTarget) || host.contains(relatedTarget);
    if (!inside && relatedTarget !== host && !trigger?.contains(relatedTarget)) frame.close("outside");
  }
  function position(signal: AbortSignal): void {
    if (kind === "modal" || !trigger) return;
    const undo = place?.(frame) ?? placeBeside(dialog, trigger);
    signal.addEventListener("abort", undo, { once: true });
  }

  const frame: Frame = {
    host,
    panel: dialog,
    get anchor() {
      return trigger;
    },
    get isOpen() {
      return dialog.open;
    },
    open(options = {}) {
      if (dialog.open) return;
      trigger = options.trigger ?? ownTrigger ?? activeElement();
      parts.title.textContent = title();
      const signal = startListening();
      if (kind === "modal") dialog.showModal();
      else dialog.show();
      position(signal);
      focusFirst(parts, kind === "modal" || options.keyboard === true, trigger);
      if (kind === "anchored") trigger?.setAttribute("aria-expanded", "true");
      host.toggleAttribute("open", true);
      emit(host, "quire-open");
    },
    close(reason = "done") {
      if (!dialog.open) return;
      const hadFocus = dialog.matches(":focus-within") || host.matches(":focus-within");
      closing?.abort();
      dialog.close();
      if (kind === "anchored") trigger?.setAttribute("aria-expanded", "false");
      if (hadFocus && (kind === "modal" || reason !== "outside")) trigger?.focus({ preventScroll: true });
      host.toggleAttribute("open", false);
      emit(host, "quire-close", { reason });
    },
    moved() {
      if (kind !== "modal" || !dialog.open || dialog.matches(":modal")) return;
      dialog.close();
      dialog.showModal();
      focusFirst(parts, true, trigger);
    },
    setTitle(words) {
      if (parts.title.textContent !== words) parts.title.textContent = words;
    },
    setBusy(busy) {
      parts.busy.hidden = !busy;
      parts.busy.replaceChildren(text("loading"));
    },
    fail(retry) {
      const again = element("button", { part: "retry", type: "button" }, text("retry"));
      again.addEventListener("click", () => {
        frame.setBusy(true);
        retry();
      });
      parts.busy.hidden = false;
      parts.busy.replaceChildren(text("failed"), " ", again);
    },
    onPlace(next) {
      place = next;
      if (!dialog.open || !closing) return;
      position(closing.signal);
    },
  };
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    frame.close("escape");
  });
  if (kind === "modal") closeOnBackdropPress(dialog, frame);
  return frame;
}

/** A press that begins and ends on the backdrop closes; a selection dragged out of a field does not. */
function closeOnBackdropPress(dialog: HTMLDialogElement, frame: Frame): void {
  let began = false;
  dialog.addEventListener("pointerdown", (event) => {
    began = event.target === dialog && isOnBackdrop(dialog, event);
  });
  dialog.addEventListener("click", (event) => {
    if (began && event.target === dialog && isOnBackdrop(dialog, event)) frame.close("outside");
  });
}

function isOnBackdrop(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Until the content is there, focus rests on the heading: the close button would be the wrong start. */
function focusFirst({ title }: Parts, take: boolean, trigger: HTMLElement | undefined): void {
  if (take) title.focus({ preventScroll: true });
  else trigger?.focus({ preventScroll: true });
}

/** The focused element, also inside open shadow roots. */
function activeElement(): HTMLElement | undefined {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : undefined;
}
