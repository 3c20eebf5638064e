/** A fault that the doctor found, and its fix, in words for the author of the template. */
export interface Finding {
  readonly area: "tag" | "setting" | "script" | "policy" | "api" | "message" | "chunk";
  readonly what: string;
  readonly fix: string;
}

/** The finding as text, also for the clipboard. */
export const inWords = ({ what, fix }: Finding): string => `${what}\n${fix}`;
