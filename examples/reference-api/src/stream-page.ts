import type { StreamPageSchema } from "@quire/services/contract";
import type { InferInput } from "valibot";
import { refusal } from "./refusal.js";
import type { Slice } from "./saves.js";
import type { State } from "./state.js";
import type { Entry } from "./stream-entry.js";

/** The largest page size. */
const LARGEST = 100;

export interface Page {
  /** Page number, starting with 1. */
  readonly pageNumber: number;
  readonly pageSize: number;
}

type Flags = Pick<State, "maintenance" | "paywallOpen">;

/** @throws Refusal 400 */
export function getSlice({ pageNumber, pageSize }: Page): Slice {
  if (pageSize > LARGEST)
    throw refusal(400, "page-size", `A page has at most ${LARGEST} entries.`, "pageSize");
  return { offset: (pageNumber - 1) * pageSize, limit: pageSize };
}

/** Builds one page of a stream whose entries are all loaded. */
export function getPage(
  flags: Flags,
  type: string,
  page: Page,
  entries: readonly Entry[],
): InferInput<typeof StreamPageSchema> {
  const { offset, limit } = getSlice(page);
  return pageWith(flags, type, page, entries.slice(offset, offset + limit), entries.length);
}

/** Builds one page of a stream that has `total` entries. */
export function pageWith(
  { maintenance, paywallOpen }: Flags,
  type: string,
  { pageNumber, pageSize }: Page,
  entries: Entry[],
  total: number,
): InferInput<typeof StreamPageSchema> {
  const totalPages = Math.ceil(total / pageSize);
  return {
    entries,
    page: { last: pageNumber >= totalPages, totalPages, totalEntries: total },
    type,
    isPaywallEnabled: paywallOpen,
    maintenanceStatus: maintenance,
  };
}
