import { isElement, isPlainClick, ownDocument } from "@quire/core";

export interface Press {
  /** Address of its native navigation: of the link, or of the form. */
  readonly leadsTo: string | undefined;
  /** The submit button, null for a submit without one, undefined for a click. */
  readonly submitter: HTMLElement | null | undefined;
  /** Replays the press. */
  again(): void;
}

interface Handling {
  /** Returns false to leave clicks and submits to the browser. */
  keeps(): boolean;
  /** Handles a click at once if possible. @returns true when it was handled */
  answers(control: HTMLElement): boolean;
  /** Runs after a press was kept. */
  kept(): void;
}

/** Keeps the last click on a button or link, or the last submit, until the view can replay it. */
export class KeptPress {
  readonly #container: HTMLElement;
  readonly #handling: Handling;
  press: Press | undefined;
  #isReleasing = false;

  constructor(container: HTMLElement, signal: AbortSignal, handling: Handling) {
    this.#container = container;
    this.#handling = handling;
    // The capture phase runs before listeners of a view that cannot respond yet.
    const options = { signal, capture: true };
    container.addEventListener("click", (event) => this.#keepClick(event), options);
    container.addEventListener("submit", (event) => this.#keepSubmit(event), options);
  }

  /** Replays the kept press. */
  release(): void {
    this.#isReleasing = true;
    this.drop()?.again();
    this.#isReleasing = false;
  }

  /** Cancels the kept press. @returns the press */
  drop(): Press | undefined {
    const press = this.press;
    this.press = undefined;
    if (press?.submitter) press.submitter.ariaBusy = null;
    return press;
  }

  #keepClick(event: MouseEvent): void {
    const target = isElement(event.target) && event.target.closest<HTMLElement>(CONTROLS);
    if (!target || !isPlainClick(event)) return;
    if (target instanceof HTMLButtonElement && target.type === "submit") return;
    const { textContent } = target;
    // The view may have rendered a new element: find it by its text.
    const again = () => {
      const controls = [...this.#container.querySelectorAll<HTMLElement>(CONTROLS)];
      controls.find((control) => control.textContent === textContent)?.click();
    };
    const leadsTo = target instanceof HTMLAnchorElement ? target.href : undefined;
    this.#keep(event, { leadsTo, submitter: undefined, again }, target);
  }

  #keepSubmit(event: SubmitEvent): void {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    const forms = () => [...this.#container.querySelectorAll("form")];
    const place = forms().indexOf(form);
    const again = () => forms()[place]?.requestSubmit();
    // Not `form.action`: a field named "action" would hide it.
    const leadsTo = new URL(form.getAttribute("action") ?? "", ownDocument.baseURI).href;
    this.#keep(event, { leadsTo, submitter, again });
  }

  #keep(event: Event, press: Press, control?: HTMLElement): void {
    if (this.#isReleasing || !this.#handling.keeps()) return;
    event.preventDefault();
    if (control && this.#handling.answers(control)) return;
    event.stopImmediatePropagation();
    this.drop();
    this.press = press;
    if (press.submitter) press.submitter.ariaBusy = "true";
    this.#handling.kept();
  }
}

const CONTROLS = "a, button";
