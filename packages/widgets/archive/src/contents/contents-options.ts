/** Attributes and props of the contents. */
export interface ContentsOptions {
  readonly code: string;
  readonly headingLevel: number;
  readonly archiveHref: string;
}

export const ARCHIVE = "/archive-toc";
export const HEADING_LEVEL = 2;

const IN_ADDRESS = /^\/archive-toc\/([^/]+)\/?$/;

/** The code that a page's own address names (content-2.11); empty where it names none. */
export function codeInAddress(path: string): string {
  const [, code = ""] = IN_ADDRESS.exec(path) ?? [];
  try {
    return decodeURIComponent(code);
  } catch {
    return code; // A lone "%" stands for itself.
  }
}
