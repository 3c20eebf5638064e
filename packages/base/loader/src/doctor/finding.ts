/** What the doctor has found, and how it is mended: in words for who writes the template. */
export interface Finding {
  readonly area: "tag" | "setting" | "script" | "policy" | "api" | "message" | "chunk";
  readonly what: string;
  readonly fix: string;
}

/** What is put on the clipboard. */
export const inWords = ({ what, fix }: Finding): string => `${what}\n${fix}`;
