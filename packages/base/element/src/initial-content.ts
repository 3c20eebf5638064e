import {
  adoptStyles,
  getTree,
  isReachable,
  keepTyping,
  messagesReady,
  ownDocument,
  report,
} from "@quire/core";
import { focusFirst, type Shell } from "@quire/core/frame";
import * as fields from "./fields.js";
import { type Initial, type InitialView, isLight, type ShelledElement, type ShowInitial } from "./initial.js";
import { KeptPress } from "./kept-press.js";
import { clearLost } from "./lost-view.js";
import { findOwnControl, takeOwnContent } from "./own-content.js";
import { text } from "./text.js";
import { showState } from "./widget-shell.js";

/** Milliseconds that a kept click or submit waits for the view before its native behaviour. */
const PATIENCE = 15_000;

/** Declares the initial content of a widget. */
export const initialContent =
  <Values>(initial: Initial<Values>): ShowInitial =>
  (element, ended) =>
    new InitialContent(element, initial, ended);

/** Shows a widget's initial content, until the view hydrates it. `Initial` describes the behaviour. */
class InitialContent implements InitialView {
  readonly #element: ShelledElement;
  readonly #shell: Shell;
  readonly #initial: Initial<never>;
  /** Aborts when the view has hydrated, or when the element is removed. */
  readonly #abort = new AbortController();
  readonly #kept: KeptPress;
  /** The fields of all forms shown so far, by kind. A form that returns keeps its typed text. */
  readonly #typed = new Map<string, HTMLInputElement>();
  shown: HTMLElement | undefined;
  /** The latest render. Earlier promises are ignored. */
  #made: ReturnType<Initial<never>["render"]>;
  /** The key of the condition at the latest render, or undefined before the first one. */
  #key: string | false | undefined;
  /** True once the messages are loaded, so that the content can render synchronously. */
  #hasMessages = false;
  /** True once the content must not return. */
  #isOver = false;
  /** True if the view failed to load. A click retries, and then falls back to its native behaviour. */
  #isLost = false;
  /** True once the view owns the container. */
  #isHandedOver = false;
  /** The fields at the hand-over, and the kind of the focused one. */
  #left: readonly [fields: readonly HTMLInputElement[], focused: string | undefined] | undefined;
  #undo: (() => void) | undefined;

  /** @param ended aborts when the element is removed */
  constructor(element: ShelledElement, initial: Initial<never>, ended: AbortSignal) {
    this.#element = element;
    this.#shell = element.shell;
    this.#initial = initial;
    const { signal } = this.#abort;
    const { container, frame } = this.#shell;
    ended.addEventListener("abort", () => {
      this.#abort.abort();
      this.#leave();
    });
    const onHost = (name: string, listener: () => unknown) =>
      element.addEventListener(name, ({ target }) => target === element && listener(), { signal });
    messagesReady().then(() => {
      this.#hasMessages = true;
    });
    // Content before the opening needs one layout less than content after it.
    onHost("quire-before-open", () => this.#hasMessages && !this.shown && this.#place());
    onHost("quire-open", () => this.#open());
    onHost("quire-close", () => this.#close());
    const onAbort = (end: () => void) => signal.addEventListener("abort", end);
    onAbort(element.source.subscribe(() => this.#key !== undefined && this.#place()));
    if (initial.when) onAbort(initial.when.subscribe(() => this.#follow()));
    this.#kept = new KeptPress(container, signal, {
      canKeep: () => this.shown !== undefined && !initial.isRead,
      handleNow: (control) =>
        this.shown !== undefined && !this.#isHandedOver && initial.answer?.(control, element) === true,
      onKept: () => this.#load(),
    });
    container.addEventListener("keydown", keepTyping, { signal });
    container.addEventListener("keyup", keepTyping, { signal });
    ownDocument.addEventListener("focusin", (event) => this.#dropClickElsewhere(event), { signal });
    initial.prepare?.(element, this.#values);
    if (!frame || frame.isOpen) this.#begin();
  }

  get typed(): readonly HTMLInputElement[] {
    return this.shown ? fields.fieldsIn(this.shown) : [...this.#typed.values()];
  }

  /** The values come from the attributes of the same declaration. */
  get #values(): never {
    return this.#element.source.snapshot() as never;
  }

  async begin(): Promise<void> {
    // For prerendered markup, `adopt` has already waited for the messages.
    if (this.#element.dataset.quirePrerendered === undefined) await messagesReady();
    if (!this.shown) await this.#place();
  }

  handOver(): boolean {
    const place = this.shown ?? (this.#isOver || this.#isLost ? this.#element : undefined);
    this.#isHandedOver = true;
    this.#made = undefined;
    if (place) this.#left = [fields.fieldsIn(place), fields.getFocusedKind(place)];
    this.#setValidation(false);
    this.#kept.clearBusy();
    return this.shown !== undefined;
  }

  adopted(): HTMLElement | undefined {
    this.#abort.abort();
    const { container } = this.#shell;
    const shown = this.shown;
    const isAdopted = shown && container.contains(shown);
    this.shown = undefined;
    if (this.#left) {
      const [from, focused] = this.#left;
      if (!isAdopted) {
        fields.carryValues(from, container);
        fields.focusOn(container, focused);
      }
      fields.dispatchTyped(container);
    }
    this.#kept.release();
    return isAdopted ? undefined : shown;
  }

  fail(): boolean {
    const shown = this.shown;
    const { press } = this.#kept;
    const { frame } = this.#shell;
    const isUsed = press !== undefined || fields.fieldsIn(shown).some(fields.isFilled);
    this.#isLost = true;
    if (!shown) return false;
    if (has(shown, "form")) {
      const focused = fields.getFocusedKind(shown);
      this.#applyOutside(undefined); // The page's own form shows again.
      if (findOwnControl(this.#element)) {
        this.#leave();
        frame?.arrived();
        fields.carryValues(fields.fieldsIn(shown).filter(fields.isFilled), this.#element);
        if (!frame) void this.#moveToOwnForm(focused, press?.submitter !== undefined);
        return frame !== undefined && isUsed;
      }
      this.#applyOutside(shown);
    } else if (has(shown, "button")) {
      this.#remove();
      return false;
    }
    this.#goNative();
    return isUsed || !frame;
  }

  /** Moves focus into the page's own form. @param isSent true if an earlier submit is being sent natively */
  async #moveToOwnForm(focused: string | undefined, isSent: boolean): Promise<void> {
    await null; // The form shows only after the element has set its state to lost.
    fields.focusOn(this.#element, focused);
    const form = findOwnControl(this.#element)?.form;
    if (form && isSent && (await isReachable(ownDocument.baseURI))) form.requestSubmit();
  }

  /** Turns the browser's validation on until the view shows its own messages. */
  #setValidation(isOn: boolean): void {
    for (const form of this.#shell.container.querySelectorAll("form")) form.noValidate = !isOn;
  }

  /** Loads the view for a kept click or submit, also after a failure. It waits at most `PATIENCE`. */
  #load(): void {
    const { press } = this.#kept;
    setTimeout(() => press === this.#kept.press && this.#goNative(), PATIENCE);
    this.#element.showView().catch(() => {}); // `showView` has already reported and shown the error.
  }

  /**
   * Runs the kept click or submit natively. If its address is unreachable, the frame shows an error and typed
   * text stays.
   */
  async #goNative(): Promise<void> {
    const { press } = this.#kept;
    if (!press) return;
    const answers = !press.leadsTo || (await isReachable(press.leadsTo));
    if (press !== this.#kept.press || this.#abort.signal.aborted) return;
    if (answers) return this.#kept.release();
    this.#kept.drop();
    this.#shell.frame?.fail(() => {
      press.submitter?.focus({ preventScroll: true });
      press.replay();
    }, text("offline"));
  }

  /**
   * Cancels a kept click when focus moves out of the widget, because a replay would steal the focus. A kept
   * submit stays.
   */
  #dropClickElsewhere(event: Event): void {
    const { press } = this.#kept;
    if (press?.submitter === undefined && !event.composedPath().includes(this.#element)) this.#kept.drop();
  }

  /** Content that was rendered in the closed frame takes focus synchronously. */
  #open(): void {
    if (this.shown) this.#arrive();
    else this.#begin();
  }

  #begin(): void {
    this.begin().catch(report);
  }

  #arrive(): void {
    this.#shell.frame?.arrived();
    if (!this.#initial.isRead) focusFirst(this.#shell);
  }

  /** Does what the view does: keeps typed text, but clears the password and hides the next one. */
  #close(): void {
    this.#kept.drop();
    fields.emptyPasswords(this.shown);
    this.#place();
  }

  #now(): string | false {
    const { when } = this.#initial;
    if (this.#isOver) return false;
    return when ? when.now() : "always";
  }

  /** Renders again when the condition changes. */
  #follow(): void {
    const shown = this.shown;
    if (this.#isHandedOver || this.#key === undefined) return;
    if (shown && this.#now() !== this.#key) {
      const { frame } = this.#shell;
      const hadFocus = shown.contains(getTree(shown).activeElement);
      this.#leave();
      this.#isOver = has(shown, CONTROLS);
      if (hadFocus) frame?.panel.querySelector<HTMLElement>('[part="title"]')?.focus({ preventScroll: true });
      // The place is empty now. A view that failed before is retried; another failure shows its message here.
      if (this.#isLost && !frame) this.#element.showView().catch(() => {});
      else this.#showState("loading");
    }
    this.#begin();
  }

  /** Removes the content for good, and cancels the kept click or submit. */
  #leave(): void {
    this.#kept.drop();
    this.#remove();
  }

  #remove(): void {
    this.#isOver = true;
    this.#made = undefined;
    this.#typed.clear();
    this.#takeOff();
    this.#applyOutside(undefined);
  }

  #takeOff(): void {
    if (!this.shown) return;
    this.shown.remove();
    this.shown = undefined;
    this.#shell.frame?.expectContent();
  }

  /** Renders synchronously, unless `render` returns a promise. */
  async #place(): Promise<void> {
    if (this.#isHandedOver || this.#abort.signal.aborted) return;
    this.#shell.frame?.setTitle();
    const key = this.#now();
    const made = key === false ? undefined : this.#initial.render(this.#values);
    this.#key = key;
    this.#made = made;
    if (!(made instanceof Promise)) return this.#put(made);
    this.#put(undefined);
    // If the code fails to load, the view shows the content later.
    const view = await made.catch(report);
    if (made === this.#made && key === this.#now()) this.#put(view ?? undefined);
  }

  #put(made: HTMLElement | undefined): void {
    // A second form next to the page's own one would confuse the user.
    const isSecond = made && this.#isLost && has(made, "form") && findOwnControl(this.#element);
    const view = isSecond ? undefined : made;
    const before = this.shown;
    this.#applyOutside(view);
    if (!this.#isLost) this.#showState(view ? "ready" : "loading");
    // Another form was requested. It takes the typed text, but no kept submit.
    const isOther = !view || namesIn(before) !== namesIn(view);
    if (before && isOther) {
      this.#kept.drop();
      fields.emptyPasswords(before);
    }
    for (const field of fields.fieldsIn(before)) this.#typed.set(fields.getKind(field), field);
    const focused = isOther ? undefined : fields.getFocusedKind(before);
    if (isOther) this.#takeOff();
    if (view) this.#show(view, focused);
  }

  #show(view: HTMLElement, focused: string | undefined): void {
    const { host, root, container } = this.#shell;
    this.shown = view;
    fields.carryValues([...this.#typed.values()].filter(fields.isChanged), view);
    fields.keepChoices(this.#typed, view);
    clearLost(this.#element);
    container.replaceChildren(view);
    this.#setValidation(true);
    fields.focusOn(view, focused);
    adoptStyles(isLight(this.#shell) ? host : root, ...this.#initial.styles);
    this.#arrive();
  }

  /** Sets the state of a view without a frame. */
  #showState(state: "ready" | "loading"): void {
    const { host, frame } = this.#shell;
    if (!frame) showState(host, host.localName.replace("quire-", ""), state);
  }

  #applyOutside(view: HTMLElement | undefined): void {
    this.#undo?.();
    this.#undo = undefined;
    if (!view) return;
    const isInPage = !this.#shell.frame && isLight(this.#shell);
    const putBack = isInPage ? takeOwnContent(this.#element) : undefined;
    const takeBack = this.#initial.applyOutside?.(this.#element, this.#values, view);
    this.#undo = () => {
      putBack?.();
      takeBack?.();
    };
  }
}

/** Content without these controls can be removed and shown again without loss. */
const CONTROLS = "form, button";

const has = (view: HTMLElement, selector: string) =>
  view.matches(selector) || view.querySelector(selector) !== null;

/** Returns the names of the form's fields, which identify the form. */
const namesIn = (place?: ParentNode) => String(fields.fieldsIn(place).map(({ name }) => name));
