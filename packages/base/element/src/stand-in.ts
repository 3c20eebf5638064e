import { isReachable, ownDocument, treeOf } from "@quire/core";
import { carryValues, fieldsIn, focusOn, kindOf, tellTyped } from "./fields.js";
import type { Press } from "./kept-press.js";

/** The template's own form: a child of the element, or inside of one without a slot. */
const FORM = ":scope > form:not([slot]), :scope > :not([slot]) form";

/** The template's own form inside an element, as the fallback for a view that failed to load. */
export class StandIn {
  readonly #host: HTMLElement;
  /** Its fields, after a retry has loaded the view. */
  #fields: readonly HTMLInputElement[] = [];
  #focused: string | undefined;

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  get isThere(): boolean {
    return this.#host.querySelector(FORM) !== null;
  }

  /** Notes the focused field of content that is about to be removed. */
  leave(place: HTMLElement | undefined): void {
    const { activeElement } = treeOf(this.#host);
    const focused = fieldsIn(place).find((field) => field === activeElement);
    this.#focused = focused && kindOf(focused);
  }

  /** Moves focus into the form. @param press an earlier submit, which this form sends natively */
  async begin(press: Press | undefined): Promise<void> {
    await null; // The form shows only after the element has set its state to lost.
    focusOn(this.#host, this.#focused);
    const form = this.#host.querySelector<HTMLFormElement>(FORM);
    const isSent = press?.submitter !== undefined;
    if (form && isSent && (await isReachable(ownDocument.baseURI))) form.requestSubmit();
  }

  /** Keeps fields and focus when a retry has loaded the view. */
  end(): void {
    this.leave(this.#host);
    this.#fields = fieldsIn(this.#host);
  }

  /** Copies typed text and focus into the view. */
  carryOn(container: HTMLElement): void {
    carryValues(this.#fields, container);
    tellTyped(container);
    focusOn(container, this.#focused);
  }
}
