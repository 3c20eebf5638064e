import { isReachable, ownDocument, treeOf } from "@quire/core";
import { carryValues, fieldsIn, focusOn, kindOf, tellTyped } from "./fields.js";
import type { Press } from "./kept-press.js";

/** The template's own, below the element itself or within what stands in it. */
const FORM = ":scope > form:not([slot]), :scope > :not([slot]) form";

/** The template's own form inside an element, where it stands in for a view that cannot be had. */
export class StandIn {
  readonly #host: HTMLElement;
  /** Its fields, once a view has come after all. */
  #fields: readonly HTMLInputElement[] = [];
  #focused: string | undefined;

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  get isThere(): boolean {
    return this.#host.querySelector(FORM) !== null;
  }

  /** What is about to go: where the reader is in it. */
  leave(place: HTMLElement | undefined): void {
    const { activeElement } = treeOf(this.#host);
    const focused = fieldsIn(place).find((field) => field === activeElement);
    this.#focused = focused && kindOf(focused);
  }

  /** It shows from now on. @param press what a reader has sent before: it goes its way by this form */
  async begin(press: Press | undefined): Promise<void> {
    await null; // Until the element says that its view is lost, it does not show.
    focusOn(this.#host, this.#focused);
    const form = this.#host.querySelector<HTMLFormElement>(FORM);
    const isSent = press?.submitter !== undefined;
    if (form && isSent && (await isReachable(ownDocument.baseURI))) form.requestSubmit();
  }

  /** The view comes after all. */
  end(): void {
    this.leave(this.#host);
    this.#fields = fieldsIn(this.#host);
  }

  /** The view is there: it has what was typed, and the focus. */
  carryOn(container: HTMLElement): void {
    carryValues(this.#fields, container);
    tellTyped(container);
    focusOn(container, this.#focused);
  }
}
