import { isElement, isPlainClick } from "@quire/core";

/** A press on a button or a link, or a form that was sent, before anything could answer it; the last one counts. */
export class KeptPress {
  readonly #container: HTMLElement;
  readonly #isKept: () => boolean;
  #press: (() => void) | undefined;

  /** @param isKept otherwise presses do what they do */
  constructor(container: HTMLElement, signal: AbortSignal, isKept: () => boolean) {
    this.#container = container;
    this.#isKept = isKept;
    // Before a view that listens already and may not be able to answer yet.
    const before = { signal, capture: true };
    container.addEventListener("click", (event) => this.#keepClick(event), before);
    container.addEventListener("submit", (event) => this.#keepSubmit(event), before);
  }

  /** Does it now. */
  release(): void {
    this.#press?.();
    this.drop();
  }

  drop(): void {
    this.#press = undefined;
  }

  #keepClick(event: MouseEvent): void {
    const target = isElement(event.target) && event.target.closest<HTMLElement>(CONTROLS);
    if (!target || !isPlainClick(event)) return;
    if (target instanceof HTMLButtonElement && target.type === "submit") return;
    const { textContent } = target;
    // Where the view has made it anew, it is another of the same words.
    this.#keep(event, () => {
      const controls = [...this.#container.querySelectorAll<HTMLElement>(CONTROLS)];
      controls.find((control) => control.textContent === textContent)?.click();
    });
  }

  #keepSubmit(event: SubmitEvent): void {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    const forms = () => [...this.#container.querySelectorAll("form")];
    const place = forms().indexOf(form);
    if (this.#keep(event, () => forms()[place]?.requestSubmit()) && submitter) submitter.ariaBusy = "true";
  }

  #keep(event: Event, press: () => void): boolean {
    if (!this.#isKept()) return false;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#press = press;
    return true;
  }
}

const CONTROLS = "a, button";
