import { safeHref } from "@quire/core";
import type { WidgetState } from "@quire/element";
import { isSuggestible, type SuggestionsState } from "@quire/services/search";
import type { ReactNode } from "react";
import type { Chosen } from "./attributes.js";

/** One option of the list. */
export interface Option {
  readonly kind: Exclude<Chosen["kind"], "more">;
  readonly title: string;
  readonly href: string | undefined;
  /** The record's content type, from the server. */
  readonly detail: string;
}

/** The note in place of suggestions, or next to them. */
export type Note = "hint" | "loading" | "none" | "failed" | "offline";

/** Maximum number of recent searches above suggestions. The suggestions matter more. */
const MAX_RECENT_SEARCHES = 2;

interface Suggestion {
  readonly title: string;
  readonly link: string;
}

/**
 * Returns the options in display order (content-3.19: records and subjects).
 * @param getResults returns the address of a term's results
 */
export function getOptions(
  { term, records, subjects }: SuggestionsState,
  recent: readonly string[],
  limit: number,
  getResults: (term: string) => string,
): readonly Option[] {
  const most = isSuggestible(term) ? Math.min(limit, MAX_RECENT_SEARCHES) : limit;
  const searched = recent.filter((one) => isRemembered(one, term)).slice(0, most);
  const getOption = (kind: Option["kind"], { title, link }: Suggestion, detail = "") => ({
    kind,
    title,
    href: safeHref(link),
    detail,
  });
  return [
    ...searched.map((title) => getOption("recent", { title, link: getResults(title) })),
    ...records.map((record) => getOption("record", record, record.contentType)),
    ...subjects.map((subject) => getOption("subject", subject)),
  ];
}

/** Returns the options in groups, in display order. */
export function getGroups(options: readonly Option[]): readonly [Option["kind"], readonly Option[]][] {
  return [...Map.groupBy(options, ({ kind }) => kind)];
}

/** Returns true if a recent search starts with the typed text and is longer. */
function isRemembered(recent: string, term: string): boolean {
  const [one, typed] = [recent.toLowerCase(), term.toLowerCase()];
  return one !== typed && one.startsWith(typed);
}

/** Returns the note when there are no suggestions. */
export function getNote(
  { status, records, subjects, error }: SuggestionsState,
  recent: number,
): Note | undefined {
  if (status === "failed") return error?.code === "request/offline" ? "offline" : "failed";
  if (records.length + subjects.length > 0) return undefined;
  if (status === "idle") return recent > 0 ? undefined : "hint";
  return status === "loading" ? "loading" : "none";
}

const STATES = {
  none: "empty",
  failed: "error",
  offline: "offline",
  loading: "loading",
  hint: "ready",
} as const;

/** The widget's public state. */
export function getWidgetState({ status }: SuggestionsState, note: Note | undefined): WidgetState {
  return status === "loading" ? "loading" : STATES[note ?? "hint"];
}

/** The action of a key in the field. A number is the option to move to, -1 the field itself. */
export type KeyAction = "open" | "close" | "choose" | "forget" | number;

/** Returns a key's action (ARIA combobox); undefined for a key that edits. `options` is undefined while none is shown. */
export function getAction(
  key: string,
  active: number,
  options: readonly Option[] | undefined,
): KeyAction | undefined {
  if (!options) return /^Arrow(Up|Down)$/.test(key) ? "open" : undefined;
  if (key === "Escape") return "close";
  const count = options.length;
  if (count === 0) return undefined;
  // The field is one of the stops of the arrow keys.
  if (key === "ArrowDown") return ((active + 2) % (count + 1)) - 1;
  if (key === "ArrowUp") return ((active + 1 + count) % (count + 1)) - 1;
  const option = options[active];
  if (!option) return undefined; // Home and End move the caret.
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === "Enter") return "choose";
  return key === "Delete" && option.kind === "recent" ? "forget" : undefined;
}

/** Props with which a React application renders parts of the search itself. */
export interface SearchRenders {
  /**
   * Renders the content of a suggestion, inside its link.
   * @example renderOption={({ title, kind }) => <><Icon kind={kind} /> {title}</>}
   */
  readonly renderOption?: ((option: Option, term: string) => ReactNode) | undefined;
}
