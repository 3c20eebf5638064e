import { isElement, isPlainClick, ownDocument } from "@quire/core";

export interface Press {
  /** Where it leads without a script. */
  readonly leadsTo: string | undefined;
  /** What was pressed, where it is a form's. */
  readonly submitter: HTMLElement | null | undefined;
  again(): void;
}

interface Handling {
  /** Otherwise what is pressed or sent does what it does. */
  keeps(): boolean;
  /** Has a press done at once, where it can be. @returns whether it was */
  answers(control: HTMLElement): boolean;
  kept(): void;
}

/** A press on a button or a link, or a form that was sent, before anything could answer it; the last one counts. */
export class KeptPress {
  readonly #container: HTMLElement;
  readonly #handling: Handling;
  press: Press | undefined;
  #isReleasing = false;

  constructor(container: HTMLElement, signal: AbortSignal, handling: Handling) {
    this.#container = container;
    this.#handling = handling;
    // Before a view that listens already and may not be able to answer yet.
    const before = { signal, capture: true };
    container.addEventListener("click", (event) => this.#keepClick(event), before);
    container.addEventListener("submit", (event) => this.#keepSubmit(event), before);
  }

  /** Does it now. */
  release(): void {
    this.#isReleasing = true;
    this.drop()?.again();
    this.#isReleasing = false;
  }

  /** @returns what was kept until now */
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
    // Where the view has made it anew, it is another of the same words.
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
    // Not `form.action`, which a field of that name would be.
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
