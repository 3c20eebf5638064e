import { isDeepStrictEqual } from "node:util";
import { type Endpoint, FailureSchema } from "@quire/services/contract";
import * as v from "valibot";
import type { Answer } from "./visitor.js";

/** The parsed answer, and its faults. */
export interface CheckedAnswer {
  readonly faults: readonly string[];
  readonly value?: unknown;
}

const MAX_ISSUES = 5;

const getStart = (text: string) => JSON.stringify(text.trim().slice(0, 80));
const isSuccess = ({ status }: Answer) => status >= 200 && status < 300;
const isPage = ({ headers }: Answer) => /html/i.test(headers.get("content-type") ?? "");

/** Checks that an answer is successful and valid, or a refusal with the one status that means "not found". */
export function judgeAnswer(row: Endpoint, answer: Answer, may?: number): CheckedAnswer {
  if (answer.status === may) return { faults: judgeRefusal(row, answer) };
  // A sign-out may redirect to a page.
  const isRedirected = row.base === "site" && row.answer === undefined && answer.status < 400;
  if (!isSuccess(answer) && !isRedirected)
    return { faults: [`answers ${answer.status} ${getStart(answer.text)} where a good answer is due`] };
  if (row.answer === undefined) {
    return { faults: isPage(answer) && row.base !== "site" ? ["answers with a page, not data"] : [] };
  }
  return judgeBody(row.answer, answer);
}

function judgeBody(schema: v.GenericSchema, { text }: Answer): CheckedAnswer {
  const data = getJson(text);
  if (data === undefined) return { faults: [`answers ${getStart(text)}, which is not JSON`] };
  const result = v.safeParse(schema, data);
  if (result.success) return { faults: [], value: result.output };
  return {
    faults: result.issues
      .slice(0, MAX_ISSUES)
      .map((issue) => `answer, at "${v.getDotPath(issue) ?? ""}": ${issue.message}`),
  };
}

function getJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Rejects personal answers that shared caches may store. */
export function judgePrivacy({ headers }: Answer): string[] {
  const header = headers.get("cache-control") ?? "";
  if (/no-store|private/i.test(header)) return [];
  return [
    `may be kept by caches that others use: Cache-Control is "${header}", and must say no-store or private`,
  ];
}

/** Requires `Last-Modified` in answers that clients check for changes. */
export function judgeDate({ headers }: Answer): string[] {
  const header = headers.get("last-modified") ?? "";
  return Number.isNaN(Date.parse(header)) ? [`has no Last-Modified that is a date, but "${header}"`] : [];
}

/** Checks that a refusal names a reason, in a shape that forms can show. */
export function judgeRefusal(row: Endpoint, answer: Answer): string[] {
  const { failures = {} } = row;
  const { status } = answer;
  const schema = failures[status] ?? failures["4XX"];
  if (status < 400 || status > 499) return [`answers ${status} where a refusal (4xx) is due`];
  if (!schema)
    return [
      `refuses with ${status}, which the contract has not (${Object.keys(failures).join(", ") || "none"})`,
    ];
  const { faults, value } = judgeBody(schema, answer);
  if (faults.length > 0) return faults.map((fault) => `refusal ${status}: ${fault}`);
  if (schema !== FailureSchema) return [];
  const { errors, message } = v.parse(FailureSchema, value);
  return errors.length > 0 || message !== "" ? [] : [`refusal ${status}: has neither errors nor a message`];
}

export const judgeGuest = ({ status }: Answer): string[] =>
  status === 401 ? [] : [`answers a guest ${status}, where 401 is due`];

export const judgeOtherSite = ({ status }: Answer): string[] =>
  status >= 400 && status < 500
    ? []
    : [`answers ${status} to a request from another site, which must be refused`];

/** Checks that a repeated call with the same key changes nothing and gets the same answer. */
export function judgeRepetition(row: Endpoint, first: CheckedAnswer, answer: Answer): string[] {
  const again = judgeAnswer(row, answer);
  const why = "repeated with the same Idempotency-Key";
  if (again.faults.length > 0) return again.faults.map((fault) => `${why}: ${fault}`);
  return isDeepStrictEqual(first.value, again.value) ? [] : [`${why}: answers something else`];
}
