import { emit, NOTICE_SHORTCUT, openPanels, type ToastMessage, type Tone, toastStore } from "@quire/core";
import { type DomPlace, type DomView, makeElement } from "@quire/element";
import { type UndoOffer, undoStore } from "@quire/services/outbox";
import { Claim } from "../claim.js";
import { coverFoot } from "../cover-foot.js";
import { showFor } from "../notification/show-for.js";
import { onEscape } from "../on-escape.js";
import { onShortcut } from "../on-shortcut.js";
import { createPanelHider } from "../panel-hider.js";
import { keepOffPanels } from "./keep-off-panels.js";
import { keepUsable } from "./keep-usable.js";
import { text } from "./text.js";
import { READING_TIME_MS, type ToastOptions, UNDO_TIMEOUT } from "./toast-options.js";

interface Message {
  readonly message: string;
  readonly tone: Tone;
  readonly source: ToastMessage | UndoOffer;
}

/** A toast in plain DOM: the latest message, or the latest action with its Undo button. */
export class ToastPart implements DomView<ToastOptions> {
  readonly #place: DomPlace;
  readonly #message = makeElement("p", { part: "message" });
  readonly #undo = makeElement("button", {
    part: "undo",
    type: "button",
    "aria-keyshortcuts": NOTICE_SHORTCUT,
  });
  readonly #close = makeElement("button", { part: "close", type: "button" });
  readonly #panel: HTMLElement;
  readonly #claim = new Claim(
    "confirmation",
    () => this.#show(),
    () => this.#hide(),
  );
  readonly #hidePanel: () => void;
  #time = 0;
  #current: Message | undefined;
  #mountController: AbortController | undefined;
  #visibleController: AbortController | undefined;
  #usableController: AbortController | undefined;
  #stayUsable: (() => void) | undefined;

  constructor(place: DomPlace) {
    this.#place = place;
    this.#panel = makeElement(
      "div",
      { part: "toast", role: "region" },
      this.#message,
      this.#undo,
      this.#close,
    );
    this.#panel.hidden = true;
    this.#panel.popover = "manual";
    this.#undo.addEventListener("click", () => this.#take());
    this.#close.addEventListener("click", () => this.#dismiss());
    onEscape(this.#panel, () => this.#dismiss());
    this.#hidePanel = createPanelHider(this.#panel);
    openPanels().above.add(place.host);
    place.root.append(this.#panel);
  }

  set({ placement, timeout }: ToastOptions): void {
    this.#time = timeout;
    this.#panel.dataset.placement = placement;
    this.#panel.setAttribute("aria-label", text("label"));
    this.#undo.textContent = text("undo");
    this.#close.setAttribute("aria-label", text("close"));
    this.#mountController ??= this.#arrive();
    this.#place.show(this.#current ? "ready" : "empty");
  }

  end(): void {
    this.#mountController?.abort();
    this.#mountController = undefined;
    this.#current = undefined;
    this.#claim.drop();
  }

  moved(): void {
    const isShown = this.#usableController && !this.#usableController.signal.aborted;
    if (isShown && !this.#panel.matches(":popover-open")) this.#panel.showPopover();
  }

  #arrive(): AbortController {
    const controller = new AbortController();
    const onToast = () => this.#follow(toastStore().getState().latest);
    const offered = () => this.#follow(undoStore().getState().offer);
    const unsubscribers = [toastStore().subscribe(onToast), undoStore().subscribe(offered)];
    const stop = () => {
      for (const end of unsubscribers) end();
    };
    controller.signal.addEventListener("abort", stop, { once: true });
    offered();
    onToast(); // An offer clears the message, because the offer is newer.
    return controller;
  }

  /** Shows the new message or offer of a store in place of the earlier one, or hides an ended one. */
  #follow(source: ToastMessage | UndoOffer | undefined): void {
    if (source) this.#showSource(source);
    else if (this.#current && !isCurrent(this.#current.source)) this.#leave();
  }

  #showSource(source: ToastMessage | UndoOffer): void {
    this.#current = { message: source.message, tone: "tone" in source ? source.tone : "success", source };
    this.#message.textContent = source.message;
    this.#panel.dataset.tone = this.#current.tone;
    this.#undo.hidden = !("undo" in source);
    this.#place.show("ready");
    if (this.#visibleController) this.#count();
    else this.#claim.ask();
  }

  #show(): void {
    this.#panel.hidden = false;
    emit(this.#place.host, "quire-open"); // After a move into a modal it would look like the modal's event.
    this.#usableController = new AbortController();
    const { signal } = this.#usableController;
    this.#stayUsable = keepUsable(this.#place.host, this.#panel, signal);
    keepOffPanels(this.#panel, coverFoot(this.#panel, signal), signal);
    this.#count();
  }

  /** Starts the timer. An error stays until the user closes it. */
  #count(): void {
    this.#visibleController?.abort();
    this.#visibleController = new AbortController();
    const { signal } = this.#visibleController;
    const time = this.#time || (this.#undo.hidden ? READING_TIME_MS : UNDO_TIMEOUT);
    if (this.#current?.tone !== "error") showFor(this.#panel, time, () => this.#dismiss(), signal);
    onShortcut(() => this.#takeFocus(), signal);
  }

  #takeFocus(): void {
    this.#stayUsable?.(); // Otherwise a library's modal that traps the focus would take it back.
    (this.#undo.hidden ? this.#close : this.#undo).focus();
  }

  #hide(): void {
    this.#visibleController?.abort();
    this.#visibleController = undefined;
    this.#hidePanel();
    this.#usableController?.abort();
    this.#usableController = undefined;
  }

  #take(): void {
    const source = this.#current?.source;
    if (source && "undo" in source) void source.undo();
  }

  /** Ends the shown message or offer after the user has read it, or after its time. */
  #dismiss(): void {
    const source = this.#current?.source;
    if (source && "undo" in source) source.end();
    else toastStore().setState({ latest: undefined });
  }

  #leave(): void {
    this.#current = undefined;
    this.#claim.drop();
    this.#place.show("empty");
    emit(this.#place.host, "quire-close");
  }
}

function isCurrent(source: ToastMessage | UndoOffer): boolean {
  return toastStore().getState().latest === source || undoStore().getState().offer === source;
}
