import { adoptStyles, isReachable, keepTyping, messagesReady, report, treeOf } from "@quire/core";
import { focusFirst } from "@quire/core/frame";
import { carryValues, fieldsIn, focusOn, isChanged, isFilled, kindOf, tellTyped } from "./fields.js";
import { type EarlyContent, type FirstRender, isLight, type ShelledElement } from "./first-render.js";
import { KeptPress } from "./kept-press.js";
import { text } from "./text.js";

export type Made = HTMLElement | undefined;

export interface Beginning<Values> {
  /** The view's style sheets. */
  readonly styles: readonly string[];
  /**
   * Renders the same elements as the view's first render with these values. Returns undefined when the view begins
   * differently. Rare variants can load their code first, and return a promise.
   */
  readonly render: (values: Values) => Made | Promise<Made>;
  /** Handles a click on a control of `host` if it needs no view. @returns true when it was handled */
  readonly answer?: (control: HTMLElement, host: HTMLElement) => boolean;
  /** The content has no fields: focus stays on its heading, and links work at once. */
  readonly isRead?: true;
}

/** Milliseconds that a press waits for the view before its native behaviour. */
const PATIENCE = 15_000;

/**
 * Declares early content of an overlay. It renders without React, so that readers can type while React loads.
 * @example
 * first: beginsWith({ styles, render: (values) => renderSignIn(values), answer: revealPassword })
 */
export const beginsWith =
  <Values>(beginning: Beginning<Values>): ((...place: Parameters<FirstRender>) => EarlyView) =>
  (element, ended) =>
    new EarlyView(element, beginning, ended);

export type { EarlyView };

/**
 * Shows early content when its frame opens, or lays it out in the closed frame before. The view hydrates these
 * elements, so that typed text stays. Clicks and submits before hydration are kept and replayed by the view. When the
 * view fails to load, they fall back to native behaviour, unless the server is unreachable. A later press retries first.
 */
class EarlyView implements EarlyContent {
  readonly #element: ShelledElement;
  readonly #beginning: Beginning<never>;
  readonly #abort = new AbortController();
  shown: HTMLElement | undefined;
  /** The latest render. Earlier promises are ignored. */
  #made: Made | Promise<Made>;
  /** The shown elements match the view's first render. */
  #fits = true;
  readonly kept: KeptPress;
  #focused: string | undefined;
  /** The view failed to load. A press retries, and then falls back to its native behaviour. */
  #isLost = false;
  /** The view owns the container now. */
  #isHandedOver = false;

  constructor(element: ShelledElement, beginning: Beginning<never>, ended: AbortSignal) {
    this.#element = element;
    this.#beginning = beginning;
    ended.addEventListener("abort", () => this.#abort.abort());
    const { signal } = this.#abort;
    const { container, frame } = element.shell;
    const onHost = (name: string, listener: () => void) =>
      element.addEventListener(name, ({ target }) => target === element && listener(), { signal });
    onHost("quire-open", () => this.#open());
    onHost("quire-close", () => this.#close());
    signal.addEventListener(
      "abort",
      element.source.subscribe(() => (this.shown ?? this.#made) && this.#place()),
    );
    this.kept = new KeptPress(container, signal, {
      keeps: () => this.shown !== undefined && !beginning.isRead,
      answers: (control) => this.#isAnswered(control),
      kept: () => this.#answer(),
    });
    container.addEventListener("focusin", ({ target }) => this.#noteFocus(target), { signal });
    container.addEventListener("keydown", keepTyping, { signal });
    container.addEventListener("keyup", keepTyping, { signal });
    if (frame?.isOpen) this.#open();
  }

  /** Fields of all forms shown so far, by kind, with their last values: a form that returns keeps its typed text. */
  readonly #typed = new Map<string, HTMLInputElement>();

  handOver(): boolean {
    const { shown } = this;
    this.#isHandedOver = true;
    if (!shown) return false;
    if (!this.#fits) shown.remove();
    for (const form of formsIn(this.#element)) form.noValidate = true;
    for (const busy of shown.querySelectorAll("[aria-busy]")) busy.ariaBusy = null;
    return this.#fits;
  }

  /** Passes typed text and the kept press to the view, which has just hydrated. */
  adopted(): HTMLElement | undefined {
    this.#abort.abort();
    const { shown } = this;
    this.shown = undefined;
    const isLost = shown !== undefined && this.#carryOn(shown);
    this.kept.release();
    return isLost ? shown : undefined;
  }

  /** @returns true when the view replaced the early elements instead of hydrating them */
  #carryOn(shown: HTMLElement): boolean {
    const { container } = this.#element.shell;
    const isLost = this.#fits && !container.contains(shown);
    if (isLost) {
      carryValues(fieldsIn(shown), container);
      focusOn(container, this.#focused);
    }
    tellTyped(container);
    return isLost;
  }

  /** Removes the content, whose controls cannot work, but keeps the press for the view. */
  withdraw(): void {
    this.shown?.remove();
    this.shown = undefined;
  }

  fail(): boolean {
    const { shown } = this;
    const isUsed = this.#fits && (this.kept.press !== undefined || fieldsIn(shown).some(isFilled));
    this.#isLost = true;
    if (shown && this.#hasFallback()) {
      this.leave();
      carryValues(fieldsIn(shown).filter(isFilled), this.#element);
    } else this.#goNative();
    return isUsed;
  }

  /** Handles a click without the view, until the view owns the container. */
  #isAnswered(control: HTMLElement): boolean {
    return !this.#isHandedOver && this.#beginning.answer?.(control, this.#element) === true;
  }

  /** Loads the view for a kept press, also after a failure. The press waits at most `PATIENCE`. */
  #answer(): void {
    const { press } = this.kept;
    setTimeout(() => press === this.kept.press && this.#goNative(), PATIENCE);
    this.#element.showView().catch(() => {}); // `showView` has reported and shown the error.
  }

  /** Runs the kept press natively. If its address is unreachable, the frame shows an error and typed text stays. */
  async #goNative(): Promise<void> {
    const { press } = this.kept;
    if (!press) return;
    const answers = !press.leadsTo || (await isReachable(press.leadsTo));
    if (press !== this.kept.press || this.#abort.signal.aborted) return;
    if (answers) {
      this.kept.release();
      return;
    }
    this.kept.drop();
    this.#element.shell.frame?.fail(() => {
      press.submitter?.focus({ preventScroll: true });
      press.again();
    }, text("offline"));
  }

  /** The template has its own form, which is the fallback: two forms would confuse the reader. */
  #hasFallback(): boolean {
    return this.#element.querySelector(":scope > :not([slot]) :is(input, button)") !== null;
  }

  /** Removes the content and drops the kept press. */
  leave(): void {
    this.kept.drop();
    this.shown?.remove();
    this.shown = undefined;
  }

  async begin(isReady?: boolean): Promise<void> {
    if (!isReady) await messagesReady();
    if (!this.shown) await this.#place();
  }

  /** Content that was rendered in the closed frame takes focus synchronously. */
  async #open(): Promise<void> {
    if (!this.shown) return this.begin();
    const { shell } = this.#element;
    if (this.shown.isConnected) shell.frame?.arrived();
    this.#takeFocus();
  }

  /** As the view does: a text that was typed is there again, a password is not, and the next one is hidden. */
  #close(): void {
    this.kept.drop();
    emptyPasswords(this.shown);
    this.#place();
  }

  /** Renders synchronously, unless `render` returns a promise. */
  async #place(): Promise<void> {
    this.#element.shell.frame?.setTitle();
    // `element.ts` of the same widget declares these values.
    const made = this.#beginning.render(this.#element.source.snapshot() as never);
    this.#made = made;
    if (!(made instanceof Promise)) return this.#put(made);
    this.#put();
    // If its code fails to load, the view shows the content later.
    const view = await made.catch(report);
    if (made === this.#made) this.#put(view ?? undefined);
  }

  #put(view?: Made): void {
    const { signal } = this.#abort;
    if (this.#isHandedOver || signal.aborted || (this.#isLost && this.#hasFallback())) return;
    const { shell } = this.#element;
    const before = this.shown;
    this.#fits = view !== undefined;
    if (before?.isConnected && namesIn(before) !== namesIn(view)) this.#takeOff(before);
    if (!view) return;
    const { activeElement } = treeOf(shell.container);
    const hadFocus = before?.contains(activeElement) === true;
    this.shown = view;
    for (const field of fieldsIn(before)) {
      if (isChanged(field)) this.#typed.set(kindOf(field), field);
      else this.#typed.delete(kindOf(field));
    }
    carryValues([...this.#typed.values()], view);
    keepChoices(this.#typed, view);
    shell.container.replaceChildren(view);
    // The browser validates until the view shows its own messages.
    for (const form of formsIn(this.#element)) form.noValidate = false;
    if (hadFocus) focusOn(view, this.#focused);
    adoptStyles(isLight(shell) ? shell.host : shell.root, ...this.#beginning.styles);
    shell.frame?.arrived();
    this.#takeFocus();
  }

  #takeFocus(): void {
    if (!this.#beginning.isRead) focusFirst(this.#element.shell);
  }

  /** Removes a form because another one was requested. Typed text is kept for that one. The kept press is cancelled. */
  #takeOff(shown: HTMLElement): void {
    this.kept.drop();
    emptyPasswords(shown);
    shown.remove();
    this.#element.shell.frame?.expectContent();
  }

  #noteFocus(target: EventTarget | null): void {
    if (this.#isHandedOver) return; // A view that renders from scratch focuses its first field.
    // Elements that are no fields get undefined.
    this.#focused = kindOf(target as HTMLInputElement);
  }
}

/** The names of its fields identify a form. */
const namesIn = (place?: ParentNode) => String(fieldsIn(place).map(({ name }) => name));
const formsIn = ({ shell }: ShelledElement) => shell.container.querySelectorAll("form");

function emptyPasswords(place?: ParentNode): void {
  for (const field of fieldsIn(place)) if (field.name === "password") field.value = "";
}

/** Keeps a checkbox that the reader changed, with the label that they read. Other boxes take their new default. */
function keepChoices(typed: ReadonlyMap<string, HTMLInputElement>, view: ParentNode): void {
  for (const box of fieldsIn(view)) {
    const before = typed.get(kindOf(box));
    if (!before || before.checked === before.defaultChecked) continue;
    const [read, words] = [before.nextElementSibling, box.nextElementSibling];
    if (read?.localName === "label" && words?.localName === "label") words.replaceWith(read);
    box.replaceWith(before);
  }
}
