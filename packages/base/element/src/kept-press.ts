import { isElement, isPlainClick, ownDocument } from "@quire/core";

export interface Press {
  /** The address of its native navigation: the link's or the form's. */
  readonly leadsTo: string | undefined;
  /** The submit button, null for a submit without one, undefined for a click. */
  readonly submitter: HTMLElement | null | undefined;
  /** Replays the click or submit. */
  replay(): void;
}

interface PressHandling {
  /** Returns false to leave clicks and submits to the browser. */
  canKeep(): boolean;
  /** Handles a click at once if possible. @returns true when it was handled */
  handleNow(control: HTMLElement): boolean;
  /** Runs after a click or submit was kept. */
  onKept(): void;
}

/** Keeps the last click on a button or link, or the last submit, until the view can replay it. */
export class KeptPress {
  readonly #container: HTMLElement;
  readonly #handling: PressHandling;
  press: Press | undefined;
  #isReleasing = false;

  constructor(container: HTMLElement, signal: AbortSignal, handling: PressHandling) {
    this.#container = container;
    this.#handling = handling;
    // The capture phase runs before listeners of a view that cannot respond yet.
    const options = { signal, capture: true };
    container.addEventListener("click", (event) => this.#keepClick(event), options);
    container.addEventListener("submit", (event) => this.#keepSubmit(event), options);
  }

  /** Replays the kept click or submit. */
  release(): void {
    this.#isReleasing = true;
    this.drop()?.replay();
    this.#isReleasing = false;
  }

  /** Cancels and returns the kept click or submit. */
  drop(): Press | undefined {
    const press = this.press;
    this.press = undefined;
    this.clearBusy();
    return press;
  }

  clearBusy(): void {
    for (const busy of this.#container.querySelectorAll("[aria-busy]")) busy.ariaBusy = null;
  }

  #keepClick(event: MouseEvent): void {
    // A button has no `href`, and a link is not a submit button.
    const target = isElement(event.target) && event.target.closest<HTMLAnchorElement>(CONTROLS);
    if (!target || !isPlainClick(event) || target.type === "submit") return;
    const { textContent, href } = target;
    // The view may have rendered a new element, so it is found by its text.
    const replay = () => {
      const controls = [...this.#container.querySelectorAll<HTMLElement>(CONTROLS)];
      controls.find((control) => control.textContent === textContent)?.click();
    };
    this.#keep(event, { leadsTo: href, submitter: undefined, replay }, target);
  }

  #keepSubmit(event: SubmitEvent): void {
    const { submitter } = event;
    const form = event.target as HTMLFormElement; // Any other element is in no list of forms.
    const forms = () => [...this.#container.querySelectorAll("form")];
    const place = forms().indexOf(form);
    if (place < 0) return;
    const replay = () => forms()[place]?.requestSubmit();
    // Does not read `form.action`, which a field named "action" would hide.
    const leadsTo = new URL(form.getAttribute("action") ?? "", ownDocument.baseURI).href;
    this.#keep(event, { leadsTo, submitter, replay });
  }

  #keep(event: Event, press: Press, control?: HTMLElement): void {
    if (this.#isReleasing) return;
    const isAnswered = control !== undefined && this.#handling.handleNow(control);
    if (!isAnswered && !this.#handling.canKeep()) return;
    event.preventDefault();
    if (isAnswered) return;
    event.stopImmediatePropagation();
    if (this.press?.submitter) this.press.submitter.ariaBusy = null;
    this.press = press;
    if (press.submitter) press.submitter.ariaBusy = "true";
    this.#handling.onKept();
  }
}

const CONTROLS = "a, button";
