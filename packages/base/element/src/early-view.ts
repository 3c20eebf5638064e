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
   * The same elements as the view's first render gives for these values; nothing where it begins otherwise. What few
   * readers begin with may be made by code that is still to come.
   */
  readonly render: (values: Values) => Made | Promise<Made>;
  /** Does what a press on a control of `host` does, where that needs no view. @returns whether it did */
  readonly answer?: (control: HTMLElement, host: HTMLElement) => boolean;
  /** It is to be read, from its heading on, not filled in; its links are followed at once. */
  readonly isRead?: true;
}

/** Milliseconds that a press waits for the view, before it goes its native way. */
const PATIENCE = 15_000;

/** Declares what an overlay's view begins with: elements made without React, to be typed in while that comes. */
export const beginsWith =
  <Values>(beginning: Beginning<Values>): ((...place: Parameters<FirstRender>) => EarlyView) =>
  (element, ended) =>
    new EarlyView(element, beginning, ended);

export type { EarlyView };

/**
 * Shows what a view begins with as soon as its frame is open, or has it laid out there by then. What is typed stays
 * where it is: the view adopts these elements. A press on a button or a link, or a form that is sent, is kept, and done
 * once the view is there; where its code cannot be had, with another try, a form goes its native way, unless there is no
 * connection at all.
 */
class EarlyView implements EarlyContent {
  readonly #element: ShelledElement;
  readonly #beginning: Beginning<never>;
  readonly #abort = new AbortController();
  shown: HTMLElement | undefined;
  /** What was made last, or is being made: it alone counts. */
  #made: Made | Promise<Made>;
  /** The view begins with them. */
  #fits = true;
  readonly kept: KeptPress;
  #focused: string | undefined;
  /** The view could not be had: a press asks for it again, and goes its native way without. */
  #isLost = false;
  /** The place is the view's. */
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

  /** Fields of all forms that stood here, each as it was last: what was typed into one is there when it comes back. */
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

  /** The view has heard nothing yet of what the reader did before. */
  adopted(): HTMLElement | undefined {
    this.#abort.abort();
    const { shown } = this;
    this.shown = undefined;
    const isLost = shown !== undefined && this.#carryOn(shown);
    this.kept.release();
    return isLost ? shown : undefined;
  }

  /** @returns whether the view has thrown away what should have been its own */
  #carryOn(shown: HTMLElement): boolean {
    const { container } = this.#element.shell;
    const isLost = this.#fits && !container.contains(shown);
    if (isLost) {
      // What was typed is not lost.
      carryValues(fieldsIn(shown), container);
      focusOn(container, this.#focused);
    }
    tellTyped(container);
    return isLost;
  }

  /** It goes, for it would answer nothing; what was pressed is kept for the view. */
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

  /** From when the view has it on, it is the view's to answer. */
  #isAnswered(control: HTMLElement): boolean {
    return !this.#isHandedOver && this.#beginning.answer?.(control, this.#element) === true;
  }

  /** A press asks for the view, also where that could not be had before, and does not wait for ever. */
  #answer(): void {
    const { press } = this.kept;
    setTimeout(() => press === this.kept.press && this.#goNative(), PATIENCE);
    this.#element.showView().catch(() => {}); // It has been reported, and is said in the frame.
  }

  /** Has what was pressed done without the view. Where nothing answers, what was typed stays, and the frame says so. */
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

  /** The template's own form stands in: two would mislead whoever fills them in. */
  #hasFallback(): boolean {
    return this.#element.querySelector(":scope > :not([slot]) :is(input, button)") !== null;
  }

  /** Takes what stands there off the page, for good. */
  leave(): void {
    this.kept.drop();
    this.shown?.remove();
    this.shown = undefined;
  }

  async begin(isReady?: boolean): Promise<void> {
    if (!isReady) await messagesReady();
    if (!this.shown) await this.#place();
  }

  /** What was made ahead takes the focus in the same breath. */
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

  /** At once, but for what is made by code that is still to come. */
  async #place(): Promise<void> {
    this.#element.shell.frame?.setTitle();
    // The declaration that gives the values has been written with this.
    const made = this.#beginning.render(this.#element.source.snapshot() as never);
    this.#made = made;
    if (!(made instanceof Promise)) return this.#put(made);
    this.#put();
    // Where that code cannot be had, it comes with the view.
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
    // The view judges in its own words; until then the browser does.
    for (const form of formsIn(this.#element)) form.noValidate = false;
    if (hadFocus) focusOn(view, this.#focused);
    adoptStyles(isLight(shell) ? shell.host : shell.root, ...this.#beginning.styles);
    shell.frame?.arrived();
    this.#takeFocus();
  }

  #takeFocus(): void {
    if (!this.#beginning.isRead) focusFirst(this.#element.shell);
  }

  /** Another form has been asked for, which may be still to come: what was typed waits for it, a press is given up. */
  #takeOff(shown: HTMLElement): void {
    this.kept.drop();
    emptyPasswords(shown);
    shown.remove();
    this.#element.shell.frame?.expectContent();
  }

  #noteFocus(target: EventTarget | null): void {
    if (this.#isHandedOver) return; // Where the view makes it all anew, it goes to its first field.
    // What is no field has no such name.
    this.#focused = kindOf(target as HTMLInputElement);
  }
}

/** By these one form is told from another. */
const namesIn = (place?: ParentNode) => String(fieldsIn(place).map(({ name }) => name));
const formsIn = ({ shell }: ShelledElement) => shell.container.querySelectorAll("form");

function emptyPasswords(place?: ParentNode): void {
  for (const field of fieldsIn(place)) if (field.name === "password") field.value = "";
}

/** A box that was touched stays itself, with the words that it was read in; any other one is as it begins now. */
function keepChoices(typed: ReadonlyMap<string, HTMLInputElement>, view: ParentNode): void {
  for (const box of fieldsIn(view)) {
    const before = typed.get(kindOf(box));
    if (!before || before.checked === before.defaultChecked) continue;
    const [read, words] = [before.nextElementSibling, box.nextElementSibling];
    if (read?.localName === "label" && words?.localName === "label") words.replaceWith(read);
    box.replaceWith(before);
  }
}
