/** Attributes and props of the contents. */
export interface ContentsOptions {
  readonly code: string;
  readonly headingLevel: number;
  readonly archiveHref: string;
}

export const ARCHIVE = "/archive-toc";
export const HEADING_LEVEL = 2;

const IN_ADDRESS = /^\/archive-toc\/([^/]+)\/?$/;

/** Returns the issue code in a page's address (content-2.11); empty if there is none. */
export function getCodeInAddress(path: string): string {
  const [, code = ""] = IN_ADDRESS.exec(path) ?? [];
  try {
    return decodeURIComponent(code);
  } catch {
    return code; // A "%" that encodes nothing stays as it is.
  }
}
