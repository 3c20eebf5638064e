import { getErrorAddress, runtime } from "@quire/core";

/** A fault that the doctor found, and its fix, in words for the author of the template. */
export interface Finding {
  readonly area: "tag" | "setting" | "script" | "policy" | "api" | "message" | "chunk";
  /** Code of the documentation. Errors that are not of Quire have none. */
  readonly code: string;
  readonly what: string;
  readonly fix: string;
}

/** The finding as text. */
export const formatInWords = ({ what, fix }: Finding): string => `${what}\n${fix}`;

/** The finding as text for the clipboard, with the address of its code. */
export const formatToCopy = (finding: Finding): string =>
  [formatInWords(finding), ...(finding.code ? [getErrorAddress(finding.code)] : [])].join("\n");

/** A line that Quire has written to the console. */
interface Line {
  readonly code: string;
  readonly words: string;
}

const LINE = /^\[quire\] (?:([a-z-]+\/[a-z-]+|[A-Z_]+): )?([\s\S]*)$/;

/** Returns all lines that Quire has reported to the developer so far, without duplicates. */
export function getReportedLines(): readonly Line[] {
  const lines = runtime().shared.get("reported");
  const texts = lines instanceof Set ? [...lines].map(String) : [];
  return texts.map((text) => {
    const [, code = "", words = text] = LINE.exec(text) ?? [];
    return { code, words };
  });
}

const AREAS: readonly (readonly [pattern: RegExp, area: Finding["area"]])[] = [
  [/^(attribute|trigger|widget|page)\//, "tag"],
  [/^(configuration|message|storage)\//, "setting"],
  [/^gate\//, "message"],
  [/^chunk\//, "chunk"],
];

/** Turns reported lines into findings. The first sentence names the fault; the others give its cause and its fix. */
export function lookAtReports(lines: readonly Line[]): Finding[] {
  return lines.map(({ code, words }) => {
    const [what = words, ...rest] = words.split(/(?<=[.!?]) (?=["“<A-Z])/);
    const area = AREAS.find(([pattern]) => pattern.test(code))?.[1] ?? "api";
    return { area, code, what, fix: rest.join(" ") || "See the console for the details and the cause." };
  });
}
