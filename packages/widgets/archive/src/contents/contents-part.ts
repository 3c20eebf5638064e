import { getMessages, report, reportFault, safeHref } from "@quire/core";
import { type DomPlace, type DomView, makeElement, type WidgetState } from "@quire/element";
import { getIssueCode, loadIssue } from "@quire/services/archive";
import { isRequestError } from "@quire/services/client";
import { ARCHIVE, type ContentsOptions, getCodeInAddress } from "./contents-options.js";
import { createIssueView } from "./issue-view.js";
import { text } from "./text.js";

/** Shows an issue with its contents, in plain DOM (content-2.11). */
export class ContentsPart implements DomView<ContentsOptions> {
  readonly #place: DomPlace;
  readonly #fallback = makeElement("slot");
  readonly #issue = makeElement("article", { part: "issue" });
  readonly #note = makeElement("p", { part: "note", role: "status" });
  readonly #ways = makeElement("p", { class: "ways" });
  readonly #retry = makeElement("button", { part: "retry", type: "button" });
  #options: ContentsOptions | undefined;
  #loadController: AbortController | undefined;
  #isAskedAgain = false;
  #messages: unknown;
  /** Shows the current state, also again in another language. */
  #write = (): void => {};

  constructor(place: DomPlace) {
    this.#place = place;
    this.#retry.addEventListener("click", () => this.#reload());
    place.root.append(this.#fallback, this.#issue, this.#note, this.#ways);
  }

  set(options: ContentsOptions): void {
    const before = this.#options;
    const isSame = (["code", "headingLevel", "archiveHref"] as const).every(
      (name) => before?.[name] === options[name],
    );
    const isTranslated = this.#messages !== getMessages();
    this.#options = options;
    this.#messages = getMessages();
    if (!isSame || !this.#loadController) void this.#load();
    else if (isTranslated) this.#write();
  }

  end(): void {
    this.#loadController?.abort();
    this.#loadController = undefined;
  }

  /** Retries. The button is removed, so the title takes the focus afterwards. */
  #reload(): void {
    this.#isAskedAgain = true;
    void this.#load();
  }

  async #load(): Promise<void> {
    this.#loadController?.abort();
    const controller = new AbortController();
    this.#loadController = controller;
    const given = this.#options?.code || getCodeInAddress(location.pathname);
    if (given === "") {
      this.#showNotFound();
      return;
    }
    const code = getIssueCode(given);
    this.#render(() => this.#wait());
    try {
      const issue = code && (await loadIssue(code, controller.signal));
      if (controller.signal.aborted) return;
      if (issue) this.#render(() => this.#show(createIssueView(issue, this.#options?.headingLevel ?? 1)));
      else
        this.#render(() => this.#showState("empty", text("unknown", { code: given }), this.#archiveLink()));
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!isRequestError(error)) report(error);
      this.#render(() => this.#fail(error));
    }
  }

  #render(write: () => void): void {
    this.#write = write;
    write();
  }

  #wait(): void {
    this.#showState("loading", this.#hasFallback() ? "" : text("loading"));
  }

  #show(nodes: readonly Node[]): void {
    this.#issue.replaceChildren(...nodes);
    this.#showState("ready", "");
    if (this.#isAskedAgain) this.#issue.querySelector<HTMLElement>('[part="title"]')?.focus();
    this.#isAskedAgain = false;
  }

  #fail(error: unknown): void {
    const isOffline = isRequestError(error) && error.code === "request/offline";
    const state = isOffline ? "offline" : "error";
    // The page's own markup replaces the error message.
    if (this.#hasFallback()) {
      this.#showState(state, "");
      return;
    }
    this.#retry.textContent = text("retry");
    this.#showState(state, isOffline ? text("offline") : text("failed"), this.#retry);
    if (this.#isAskedAgain) this.#retry.focus();
    this.#isAskedAgain = false;
  }

  #showNotFound(): void {
    const fix = 'Set code="BR2501", or place the tag on a page at /archive-toc/{issueCode}.';
    reportFault("attribute/missing", "<quire-issue-contents> does not say which issue.", { fix });
    this.#showState("misconfigured", "");
  }

  /** Shows a state with its message. Any state other than "ready" removes the shown issue. */
  #showState(state: WidgetState, words: string, ...ways: readonly Node[]): void {
    if (state !== "ready") this.#issue.replaceChildren();
    this.#fallback.hidden = state === "ready" || state === "empty";
    this.#note.textContent = words;
    this.#ways.replaceChildren(...ways);
    this.#place.show(state);
  }

  #hasFallback(): boolean {
    return this.#place.host.childElementCount > 0;
  }

  #archiveLink(): Node {
    const href = safeHref(this.#options?.archiveHref) ?? ARCHIVE;
    return makeElement("a", { part: "archive", href }, text("archive"));
  }
}
