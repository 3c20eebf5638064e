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
  /** Condition of the early content. Without one, everybody gets it at once. */
  readonly occasion?: Occasion;
  /** Makes changes outside of the content's place. @returns undoes them when the content or the widget is removed */
  readonly accompany?: (element: ShelledElement, values: Values, view: HTMLElement) => () => void;
}

/**
 * Declares early content of a view without a frame. It renders without React as soon as its occasion holds.
 * @example
 * export const first = beginsInPlace({ styles, occasion: currentUser, render: renderSignInCard });
 */
export const beginsInPlace =
  <Values>(beginning: BeginningInPlace<Values>): FirstRender =>
  (element, ended) =>
    new EarlyPlace(element, beginning, ended);

/** Early content in the page that depends on the current user, and stays when the view fails to load. */
class EarlyPlace implements EarlyContent {
  readonly #element: ShelledElement;
  readonly #beginning: BeginningInPlace<never>;
  readonly #early: EarlyView;
  readonly #standIn: StandIn;
  #takeBack: (() => void) | undefined;
  #isHandedOver = false;
  /** The view failed to load: the page's own form may be the fallback now. */
  #isLost = false;
  /** Name of the occasion at the last render. */
  #begun: string | false = false;
  /** The latest render. Earlier promises are ignored. */
  #made: Made | Promise<Made>;
  /** The content was removed before the view came, and does not return. */
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
   * Keeps content without controls. Replaces a form with the page's own one, or lets it submit natively. Removes buttons
   * without a form, and keeps a click on them for a retry. Content that is still loading shows later, unless it would be
   * a second form.
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
    // `element.ts` of the same widget declares these values.
    if (!this.#isOver) this.#accompany(this.#early.shown, this.#element.source.snapshot() as never);
    else void this.#standIn.begin(press);
    return !this.#isOver;
  }

  /**
   * Drops a kept click when focus moves out of the widget: a replay would steal the focus. A kept submit stays.
   */
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
    // Prerendered markup has waited for the messages already.
    const isReady = this.#element.dataset.quirePrerendered !== undefined;
    if (!this.shown || this.#now() === this.#begun) {
      this.#early.begin(isReady).catch(report);
      return;
    }
    // The user changed: typed text and kept presses go. Content without controls may come back.
    const comesBack = isOnlyRead(this.shown);
    this.#leave();
    this.#isOver = !comesBack;
    // The place is empty now. A view that failed before is retried: another failure shows its message here.
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

/** True for content without forms and buttons, which can be removed and shown again without loss. */
const isOnlyRead = (view: HTMLElement) => !has(view, "form, button");

/**
 * Removes the page's own content from the element, also content that the parser adds later, so that only one form shows.
 * @returns puts it back
 */
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
