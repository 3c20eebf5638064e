import { emit, NOTICE_SHORTCUT, uniqueId } from "@quire/core";
import type { CloseReason, Frame, OpenOptions } from "@quire/core/frame";
import { type DomPlace, type DomView, makeElement } from "@quire/element";
import { Claim } from "../claim.js";
import { coverFoot } from "../cover-foot.js";
import { onEscape } from "../on-escape.js";
import { onShortcut } from "../on-shortcut.js";
import { OnceAnnouncer } from "../once-announcer.js";
import { createPanelHider } from "../panel-hider.js";
import { createNotificationFrame } from "./notification-frame.js";
import type { NotificationOptions } from "./notification-options.js";
import { showFor } from "./show-for.js";
import { text } from "./text.js";

type Reason = CloseReason | "timeout";

/** A notification in plain DOM. It shows its attribute or its children until the user closes it. */
export class NotificationPart implements DomView<NotificationOptions> {
  readonly #place: DomPlace;
  readonly #heading = makeElement("p", { part: "heading", id: uniqueId("notification") });
  readonly #message = makeElement("span", { part: "message" });
  readonly #close = makeElement("button", {
    part: "close",
    type: "button",
    "aria-keyshortcuts": NOTICE_SHORTCUT,
  });
  readonly panel: HTMLElement;
  readonly frame: Frame;
  readonly #hidePanel: () => void;
  readonly #claim = new Claim(
    "notification",
    () => this.#show(),
    () => this.#hide(),
  );
  #options: NotificationOptions | undefined;
  #mountController: AbortController | undefined;
  #visibleController: AbortController | undefined;
  /**
   * The text that the user has closed. The notification returns only with a new text, or when a trigger opens
   * it.
   */
  #closed = "";
  #isOpen = false;
  /**
   * The trigger that opened the notification. Pressing Escape on the trigger closes the notification, and the
   * focus returns to the trigger.
   */
  #trigger: HTMLElement | undefined;
  readonly #announcer = new OnceAnnouncer();

  constructor(place: DomPlace) {
    this.#place = place;
    const body = makeElement("div", { part: "body" }, this.#message, makeElement("slot"));
    const actions = makeElement("slot", { name: "action" });
    const words = makeElement("div", { part: "words" }, this.#heading, body, actions);
    this.panel = makeElement("div", { part: "notification", role: "group" }, words, this.#close);
    this.panel.hidden = true;
    this.#close.addEventListener("click", () => this.#dismiss("button"));
    onEscape(this.panel, () => this.#dismiss("escape"));
    this.#hidePanel = createPanelHider(this.panel);
    this.frame = createNotificationFrame(place.host, this);
    place.root.append(this.panel);
  }

  set(options: NotificationOptions): void {
    this.#options = options;
    this.#mountController ??= this.#arrive();
    this.panel.dataset.tone = options.tone;
    this.panel.setAttribute("aria-label", options.heading || text("label"));
    this.#close.setAttribute("aria-label", text("close"));
    this.#heading.textContent = options.heading;
    this.#heading.hidden = options.heading === "";
    this.#message.textContent = options.message;
    this.panel.toggleAttribute("data-says", options.message !== "");
    this.#update();
  }

  end(): void {
    this.#mountController?.abort();
    this.#mountController = undefined;
    this.#claim.drop();
  }

  /** Returns true while the notification is open because of a trigger. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  open({ trigger }: OpenOptions = {}): void {
    this.#isOpen = true;
    this.#trigger = trigger;
    this.#closed = "";
    this.#update();
  }

  close(reason: CloseReason): void {
    if (this.#isOpen) this.#dismiss(reason);
  }

  /** Returns the text: the attribute, or the page's own markup. */
  get #words(): string {
    const own = this.#options?.message || this.#place.host.textContent?.trim() || "";
    return own && [this.#options?.heading, own].filter(Boolean).join(". ").replace(/\s+/g, " ");
  }

  #arrive(): AbortController {
    const controller = new AbortController();
    const observer = new MutationObserver(() => this.#update());
    observer.observe(this.#place.host, { childList: true, subtree: true, characterData: true });
    controller.signal.addEventListener("abort", () => observer.disconnect(), { once: true });
    return controller;
  }

  #update(): void {
    const words = this.#words;
    const isWanted = words !== "" && words !== this.#closed;
    if (isWanted) this.#claim.ask();
    else this.#claim.drop();
    this.#place.show(isWanted ? "ready" : "empty");
  }

  #show(): void {
    this.#visibleController = new AbortController();
    this.panel.hidden = false;
    const { signal } = this.#visibleController;
    this.#announcer.announce(this.#words, this.#options?.tone === "error" ? "assertive" : "polite");
    const time = this.#options?.timeout ?? 0;
    if (time > 0) showFor(this.panel, time, () => this.#dismiss("timeout"), signal);
    onShortcut(() => this.#close.focus(), signal);
    keepOff(this.panel, this.#trigger);
    if (!this.panel.dataset.edge) coverFoot(this.panel, signal);
    if (this.#trigger) onEscape(this.#trigger, () => this.#dismiss("escape"), { signal });
  }

  #hide(): void {
    this.#visibleController?.abort();
    this.#hidePanel();
  }

  #dismiss(reason: Reason): void {
    const hadFocus = this.panel.matches(":focus-within") || this.#place.host.matches(":focus-within");
    this.#closed = this.#words;
    this.#isOpen = false;
    this.#announcer.forget();
    this.#update();
    if (hadFocus) this.#trigger?.focus({ preventScroll: true });
    this.#trigger = undefined;
    emit(this.#place.host, "quire-close", { reason });
  }
}

/** Moves a panel to the top of the window if it would cover its trigger at the bottom. */
function keepOff(panel: HTMLElement, trigger: HTMLElement | undefined): void {
  delete panel.dataset.edge;
  if (!trigger) return;
  const { top, bottom } = trigger.getBoundingClientRect();
  const box = panel.getBoundingClientRect();
  if (bottom > box.top && top < box.bottom) panel.dataset.edge = "top";
}
