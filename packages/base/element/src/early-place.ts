import { isElement, report } from "@quire/core";
import { beginsWith, type EarlyView } from "./early-view.js";
import {
  type EarlyContent,
  type FirstRender,
  isLight,
  type Occasion,
  type ShelledElement,
} from "./first-render.js";
import { StandIn } from "./stand-in.js";
import { whileParsed } from "./while-parsed.js";
import { showState } from "./widget-shell.js";

/** What does its work without a script. */
const NATIVE = "form, a[href]";

interface BeginningInPlace<Values> {
  /** Where there is none, it begins so for everybody, and at once. */
  readonly occasion?: Occasion;
  /** The view's style sheets. */
  readonly styles: readonly string[];
  /** The same elements as the view's first render gives for these values; nothing where it begins otherwise. */
  readonly render: (values: Values) => HTMLElement | undefined;
  /** Does what a press on a control of `host` does, where that needs no view. @returns whether it did */
  readonly answer?: (control: HTMLElement, host: HTMLElement) => boolean;
  /** Does what goes with it outside of the view's place. @returns takes it back, if the view or the widget goes */
  readonly accompany?: (element: ShelledElement, values: Values) => () => void;
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
    this.#standIn.end();
    return this.#early.handOver();
  }

  adopted(): HTMLElement | undefined {
    const lost = this.#early.adopted();
    if (this.#isOver) this.#standIn.carryOn(this.#element.shell.container);
    return lost;
  }

  /**
   * What stands there goes its native way; the page's own form stands in for it, where there is one. What has no such way
   * would answer nothing: it goes, and what was pressed is kept for another try.
   */
  fail(): boolean {
    const { shown, kept } = this.#early;
    const { press } = kept;
    if (shown && !shown.matches(NATIVE) && !shown.querySelector(NATIVE)) {
      this.#isOver = true;
      this.#early.withdraw();
      this.#accompany(undefined);
      return false;
    }
    this.#standIn.leave(shown);
    this.#accompany(undefined);
    this.#early.fail();
    this.#isOver = !this.#early.shown;
    if (!this.#isOver) this.#accompany(this.#values());
    else void this.#standIn.begin(press);
    return !this.#isOver;
  }

  #isNow(): boolean {
    return this.#beginning.occasion?.isNow() !== false;
  }

  /** The declaration that gives the values has been written with this. */
  #values(): never {
    return this.#element.source.snapshot() as never;
  }

  #follow(): void {
    if (this.#isHandedOver) return;
    // What takes over what a server has sent has waited for the messages.
    const isReady = this.#element.dataset.quirePrerendered !== undefined;
    if (!this.shown || this.#isNow()) {
      this.#early.begin(isReady).catch(report);
      return;
    }
    // Somebody else reads now: nothing of what was typed or pressed is theirs.
    this.#leave();
    this.#stand(undefined);
  }

  #leave(): void {
    this.#isOver = true;
    this.#early.leave();
    this.#accompany(undefined);
  }

  #render(values: never): HTMLElement | undefined {
    if (this.#isHandedOver || this.#isOver) return undefined;
    const view = this.#isNow() ? this.#beginning.render(values) : undefined;
    this.#stand(view && values);
    return view;
  }

  #stand(values: never | undefined): void {
    this.#accompany(values);
    const name = this.#element.localName.replace("quire-", "");
    showState(this.#element, name, values ? "ready" : "loading");
  }

  #accompany(values: never | undefined): void {
    this.#takeBack?.();
    this.#takeBack = undefined;
    if (!values) return;
    const putBack = isLight(this.#element.shell) ? takePlainForms(this.#element) : () => {};
    const takeBack = this.#beginning.accompany?.(this.#element, values);
    this.#takeBack = () => {
      putBack();
      takeBack?.();
    };
  }
}

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
