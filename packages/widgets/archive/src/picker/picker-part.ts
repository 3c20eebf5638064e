import { adoptStyles, getKeptState, getMessages, keepState, pageLocale, report } from "@quire/core";
import type { DomPlace, DomView, WidgetState } from "@quire/element";
import { getIssueHref, getLoadIssues, type Issue } from "@quire/services/archive";
import { isRequestError } from "@quire/services/client";
import type { CoversView } from "./covers/covers-view.js";
import { formatIssueLabel } from "./issue-label.js";
import { choose, createPickerView, fill } from "./picker-view.js";
import { text } from "./text.js";

const KEY = "quire:issue";

const keepChoice = (...choice: readonly string[]): void => keepState(KEY, choice);

/** Attributes and props of the picker. */
export interface PickerOptions {
  readonly firstYear: number;
  readonly lastYear: number;
  readonly year: number;
  readonly issue: string;
  readonly covers: boolean;
  readonly label: string;
}

type Note = "none" | "failed" | "offline" | "count";

/** Year and issue as two lists, in plain DOM (content-2.64). Choosing a year requests its issues. */
export class PickerPart implements DomView<PickerOptions> {
  readonly #place: DomPlace;
  readonly #view = createPickerView();
  readonly #issues = new Map<number, readonly Issue[]>();
  #options: PickerOptions | undefined;
  #loadController: AbortController | undefined;
  #covers: CoversView | undefined;
  #messages: unknown;
  /** Code of the issue to choose when the list of its year arrives. */
  #first = "";

  constructor(place: DomPlace) {
    this.#place = place;
    const { element, year, issue, retry } = this.#view;
    year.addEventListener("change", () => {
      keepChoice(year.value);
      void this.#showYear();
    });
    issue.addEventListener("change", () => {
      keepChoice(year.value, issue.value);
      this.#leadToIssue();
    });
    retry.addEventListener("click", () => {
      // The button is removed, so the focus moves to the year.
      year.focus();
      void this.#showYear();
    });
    place.root.append(element);
  }

  set(options: PickerOptions): void {
    const before = this.#options;
    this.#options = options;
    this.#view.setTexts(options.label);
    void this.#followCovers(options.covers);
    const isSame =
      before &&
      (["firstYear", "lastYear", "year", "issue"] as const).every((name) => before[name] === options[name]);
    const isTranslated = this.#messages !== getMessages();
    this.#messages = getMessages();
    if (isSame && this.#loadController && !isTranslated) return;
    fill(this.#view.year, getYears(options));
    if (!isSame) {
      // A later attribute value overrides the earlier choice.
      const [year = options.year || "", issue = options.issue] = before ? [] : keptChoice();
      if (year) choose(this.#view.year, String(year));
      this.#first = String(issue);
    }
    void this.#showYear();
  }

  end(): void {
    this.#loadController?.abort();
    this.#loadController = undefined;
  }

  async #followCovers(hasCovers: boolean): Promise<void> {
    if (!hasCovers) {
      this.#covers?.element.remove();
      this.#covers = undefined;
      return;
    }
    const module = await import("./covers/covers-view.js").catch(report);
    if (!module || this.#covers || !this.#options?.covers) return;
    adoptStyles(this.#place.root, module.sheet);
    this.#covers = new module.CoversView();
    this.#view.element.after(this.#covers.element);
    this.#showCovers();
  }

  #showCovers(): void {
    const { year: list, issue } = this.#view;
    const year = Number(list.value);
    const isLoading = this.#place.host.dataset.state === "loading";
    const issues = this.#issues.get(year) ?? (isLoading ? undefined : []);
    this.#covers?.show({ year, issues, chosen: issue.value });
  }

  async #showYear(): Promise<void> {
    const year = Number(this.#view.year.value);
    this.#loadController?.abort();
    const controller = new AbortController();
    this.#loadController = controller;
    try {
      if (!this.#issues.has(year)) {
        this.#wait();
        this.#issues.set(year, await getLoadIssues(year, controller.signal));
      }
      if (!controller.signal.aborted) this.#offer(year);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!isRequestError(error)) report(error);
      const isOffline = isRequestError(error) && error.code === "request/offline";
      this.#showState(year, isOffline ? "offline" : "failed", isOffline ? "offline" : "error");
    }
  }

  #wait(): void {
    const { issue, note, retry } = this.#view;
    fill(issue, [["", text("loading")]]);
    note.textContent = "";
    retry.hidden = true;
    this.#place.show("loading");
    this.#leadToIssue();
  }

  /** Fills the list with the year's issues. Keeps the user's choice, or chooses the page's issue or the first one. */
  #offer(year: number): void {
    const issues = this.#issues.get(year) ?? [];
    const { issue: list } = this.#view;
    const isChosen = issues.some(({ code }) => code === list.value);
    fill(
      list,
      issues.map((issue) => [issue.code, formatIssueLabel(issue, pageLocale())]),
    );
    if (!isChosen) choose(list, this.#first);
    this.#showState(year, issues.length > 0 ? "count" : "none", issues.length > 0 ? "ready" : "empty");
  }

  #showState(year: number, key: Note, state: WidgetState): void {
    const { issue, note, retry } = this.#view;
    const isFault = state === "error" || state === "offline";
    if (isFault) fill(issue, []);
    note.textContent = text(key, { year: String(year), count: issue.length });
    retry.hidden = !isFault;
    this.#place.show(state);
    this.#leadToIssue();
  }

  /** Sets the link's address, so that it also opens in a new tab. Without an issue it has none. */
  #leadToIssue(): void {
    const { issue, go } = this.#view;
    issue.disabled = issue.value === "";
    if (issue.value === "") go.removeAttribute("href");
    else go.href = getIssueHref(issue.value);
    this.#showCovers();
  }
}

/** This limit prevents a million options after a typing error in an attribute. */
const MAX_YEARS = 500;

/** Lists the years, the latest first. */
function getYears({ firstYear, lastYear }: PickerOptions): [string, string][] {
  const count = Math.min(MAX_YEARS, Math.max(1, Math.floor(lastYear) - Math.floor(firstYear) + 1));
  return Array.from({ length: count }, (_, index) => {
    const year = String(Math.floor(lastYear) - index);
    return [year, year];
  });
}

/** Returns the year and issue that were chosen at this entry of the browser's history. */
function keptChoice(): readonly unknown[] {
  const kept = getKeptState(KEY);
  return Array.isArray(kept) ? kept : [];
}
