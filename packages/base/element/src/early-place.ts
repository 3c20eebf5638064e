import { isElement, ownDocument, report } from "@quire/core";
import { type Beginning, beginsWith, type EarlyView, type Made } from "./early-view.js";
import {
  type EarlyContent,
  type FirstRender,
  isLight,
  type Occasion,
  type ShelledElement,
} from "./first-render.js";
import { clearLost } from "./lost-view.js";
import { StandIn } from "./stand-in.js";
import { whileParsed } from "./while-parsed.js";
import { showState } from "./widget-shell.js";
import type { WidgetState } from "./widget-state.js";

interface BeginningInPlace<Values> extends Pick<Beginning<Values>, "styles" | "render" | "answer"> {
  /** Where there is none, it begins so for everybody, and at once. */
  readonly occasion?: Occasion;
  /** Does what goes with it outside of its place. @returns takes it back, if the view or the widget goes */
  readonly accompany?: (element: ShelledElement, values: Values, view: HTMLElement) => () => void;
}

/** Declares what a view without a frame begins with: elements made without React as soon as their occasion is there. */
export const beginsInPlace =
  <Values>(beginning: BeginningInPlace<Values>): FirstRender =>
  (element, ended) =>
    new EarlyPlace(element, beginning, ended);

/** An early view that is for some readers only, and that stays where React cannot be had. */
class EarlyPlace implements EarlyContent {
  readonly #element: ShelledElement;
  readonly #beginning: BeginningInPlace<never>;
  readonly #early: EarlyView;
  readonly #standIn: StandIn;
  #takeBack: (() => void) | undefined;
  #isHandedOver = false;
  /** The view could not be had: the page's own form may stand in by now. */
  #isLost = false;
  /** What it was made for, or is being made for. */
  #begun: string | false = false;
  /** Made last, or being made: it alone counts. */
  #made: Made | Promise<Made>;
  /** It has gone before the view came, and does not come back. */
  #isOver = false;

  constructor(element: ShelledElement, beginning: BeginningInPlace<never>, ended: AbortSignal) {
    this.#element = element;
    this.#beginning = beginning;
    const render = (values: never) => this.#render(values);
    this.#early = beginsWith<never>({ ...beginning, render })(element, ended);
    this.#standIn = new StandIn(element);
    const unfollow = beginning.occasion?.subscribe(() => this.#follow());
    const end = () => {
      unfollow?.();
      this.#leave();
    };
    ended.addEventListener("abort", end);
    ownDocument.addEventListener("focusin", (event) => this.#noteElsewhere(event), { signal: ended });
    this.#follow();
  }

  get shown(): HTMLElement | undefined {
    return this.#early.shown;
  }

  async begin(): Promise<void> {
    await this.#early.begin();
  }

  handOver(): boolean {
    this.#isHandedOver = true;
    this.#isOver ||= this.#isLost && !this.shown;
    this.#standIn.end();
    return this.#early.handOver();
  }

  adopted(): HTMLElement | undefined {
    const lost = this.#early.adopted();
    if (this.#isOver) this.#standIn.carryOn(this.#element.shell.container);
    return lost;
  }

  /**
   * A form goes its native way, and the page's own stands in for it, where there is one. A button alone would answer
   * nothing: it goes, and what was pressed is kept for another try. What is only read, or followed, stays. What is still
   * to come does come, unless it is a second form.
   */
  fail(): boolean {
    const { shown, kept } = this.#early;
    const { press } = kept;
    this.#isLost = true;
    if (!shown) return false;
    if (isOnlyRead(shown)) return true;
    if (!has(shown, "form")) {
      this.#isOver = true;
      this.#early.withdraw();
      this.#accompany(undefined);
      return false;
    }
    this.#standIn.leave(shown);
    this.#accompany(undefined);
    this.#early.fail();
    this.#isOver = !this.#early.shown;
    // The declaration that gives the values has been written with this.
    if (!this.#isOver) this.#accompany(this.#early.shown, this.#element.source.snapshot() as never);
    else void this.#standIn.begin(press);
    return !this.#isOver;
  }

  /** Who has gone on to something else waits for nothing here: the view would take the focus from it. What was sent is. */
  #noteElsewhere(event: Event): void {
    const { shown, kept } = this.#early;
    if (!kept.press || kept.press.submitter !== undefined || event.composedPath().includes(this.#element))
      return;
    kept.drop();
    for (const busy of shown?.querySelectorAll("[aria-busy]") ?? []) busy.ariaBusy = null;
  }

  #now(): string | false {
    const { occasion } = this.#beginning;
    return occasion ? occasion.now() : "everybody";
  }

  #follow(): void {
    if (this.#isHandedOver) return;
    // What takes over what a server has sent has waited for the messages.
    const isReady = this.#element.dataset.quirePrerendered !== undefined;
    if (!this.shown || this.#now() === this.#begun) {
      this.#early.begin(isReady).catch(report);
      return;
    }
    // Somebody else reads now: nothing of what was typed or pressed is theirs. What is only read may come back.
    const comesBack = isOnlyRead(this.shown);
    this.#leave();
    this.#isOver = !comesBack;
    // Where the view was lost, nothing stands there any more: that is said, with another try.
    if (this.#isLost) this.#element.showView().catch(() => {});
    else this.#showState("loading");
    if (comesBack) this.#early.begin(isReady).catch(report);
  }

  #leave(): void {
    this.#isOver = true;
    this.#early.leave();
    this.#accompany(undefined);
  }

  #render(values: never): Made | Promise<Made> {
    if (this.#isHandedOver || this.#isOver) return undefined;
    const now = this.#now();
    this.#begun = now;
    const made = now ? this.#beginning.render(values) : undefined;
    this.#made = made;
    if (!(made instanceof Promise)) return this.#stand(made, values);
    this.#stand(undefined, values);
    return made.then((view) => {
      const isOld = this.#made !== made || this.#isHandedOver || this.#isOver || this.#now() !== now;
      return isOld ? undefined : this.#stand(view, values);
    });
  }

  #stand(made: Made, values: never): Made {
    const isSecond = made && this.#isLost && has(made, "form") && this.#standIn.isThere;
    const view = isSecond ? undefined : made;
    this.#accompany(view, values);
    if (!view && this.shown && isOnlyRead(this.shown)) this.#early.leave();
    if (view) clearLost(this.#element);
    if (!this.#isLost) this.#showState(view ? "ready" : "loading");
    return view;
  }

  #showState(state: WidgetState): void {
    showState(this.#element, this.#element.localName.replace("quire-", ""), state);
  }

  #accompany(view: Made, values?: never): void {
    this.#takeBack?.();
    this.#takeBack = undefined;
    if (!view || !values) return;
    const putBack = isLight(this.#element.shell) ? takePlainForms(this.#element) : () => {};
    const takeBack = this.#beginning.accompany?.(this.#element, values, view);
    this.#takeBack = () => {
      putBack();
      takeBack?.();
    };
  }
}

const has = (view: HTMLElement, selector: string) =>
  view.matches(selector) || view.querySelector(selector) !== null;

/** Nothing is typed into it, or waits for the view: it may go and come. */
const isOnlyRead = (view: HTMLElement) => !has(view, "form, button");

/** One form at a time: what the page has put inside goes, also what the parser adds yet. */
function takePlainForms(element: HTMLElement): () => void {
  const taken: ChildNode[] = [];
  const take = () => {
    const plain = [...element.childNodes].filter((node) => !(isElement(node) && node.slot));
    for (const node of plain) node.remove();
    taken.push(...plain);
  };
  take();
  const end = whileParsed(element, take);
  return () => {
    end();
    element.prepend(...taken);
  };
}
