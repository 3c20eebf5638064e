import type { Filling } from "./filling.js";
import { getParts, lengthOfParts } from "./get-parts.js";
import { attributeText } from "./markup.js";
import type { PageSettings } from "./page-settings.js";
import type { Painted } from "./painted.js";
import type { Unclosed, WidgetMarkup } from "./read-page.js";
import { readStartTag, type StartTag } from "./start-tag.js";

/** The page around a tag. Its text has a character for each byte. */
export interface PageAround extends Filling, PageSettings {
  /** The next free id of the page. The same page gets the same ids in every run. */
  readonly ids: { next: number };
  /** Text of the page by its offsets. */
  readonly read: (from: number, to: number) => string;
  readonly write: (text: string) => void;
}

/**
 * Maximum nesting of widgets that are painted with their content. Deeper widgets are empty in the painted
 * content, so the work grows linearly with the page's length.
 */
const NESTED = 8;

const PLAIN = "Until its view loads, it shows the page's own content or nothing. It stays as it is.";
const OWN_MARK = / data-quire-prerendered="[^"]*"/;

/**
 * Writes a tag with its widget's initial content, and fills the widgets inside. A tag that cannot be filled stays
 * unchanged.
 */
export async function fillTag(found: WidgetMarkup, page: PageAround): Promise<void> {
  const tagText = page.read(found.start, found.content);
  const tag = readStartTag(page.decode(tagText));
  const content = page.read(found.content, found.contentEnd);
  const own = found.content + lengthOfParts(content);
  if (tag.isMount && startsWithTag(content, tag.name)) return write(tagText, found.content);
  const what = tag.isMount ? `data-quire="${tag.name}"` : `<${found.tag}>`;
  const addResult = (isDone: boolean, notes: readonly string[]) =>
    page.onFilled({ line: found.line, what, isDone, notes });
  try {
    const painted = await page.paint({
      name: tag.name,
      attributes: tag.attributes,
      content: page.decode(getContent(found, own, page, NESTED)),
      firstId: page.ids.next,
      ...page.settings,
    });
    page.ids.next = painted.nextId;
    const isPlain = painted.shadow === "";
    const start = tagText.replace(OWN_MARK, "");
    const { before, after } = isPlain
      ? { before: start, after: "" }
      : getFilled(start, found.tag, tag, painted, page);
    addResult(true, isPlain ? [PLAIN] : painted.notes);
    return write(before, own, after);
  } catch (error) {
    addResult(false, [error instanceof Error ? error.message : String(error)]);
    return write(tagText, found.content);
  }

  async function write(before: string, from: number, after = ""): Promise<void> {
    page.write(before);
    await fillInside(found, from, page);
    page.write(after + page.read(found.contentEnd, found.end));
  }
}

/** Returns true for a mount that was filled before, or by hand. */
const startsWithTag = (content: string, name: string) =>
  /^\s*<(quire-[^\s>]*)[\s>]/.exec(content)?.[1] === `quire-${name}`;

async function fillInside(found: WidgetMarkup, from: number, page: PageAround): Promise<void> {
  let at = from;
  for (const one of found.inside) {
    if (one.start < from) continue;
    page.write(page.read(at, one.start));
    await fillTag(one, page);
    at = one.end;
  }
  page.write(page.read(at, found.contentEnd));
  if (found.unclosed) reportUnclosed(found.unclosed, page);
}

/** Reports a widget that cannot be filled because it has no end tag. */
export function reportUnclosed({ tag, line }: Unclosed, { onFilled }: Filling): void {
  onFilled({ line, what: `<${tag}>`, isDone: false, notes: [`<${tag}> has no end tag. Close it.`] });
}

/** Returns a widget's content from an offset on, with the given number of nested levels. */
function getContent(found: WidgetMarkup, from: number, page: PageAround, levels: number): string {
  const pieces: string[] = [];
  let at = from;
  for (const one of found.inside) {
    if (one.start < from) continue;
    pieces.push(page.read(at, one.content));
    if (levels > 0) pieces.push(getContent(one, one.content, page, levels - 1));
    at = one.contentEnd;
  }
  pieces.push(page.read(at, found.contentEnd));
  return pieces.join("");
}

/** Returns the markup before and after the page's own content of a tag. */
function getFilled(
  start: string,
  tag: string,
  { name, isMount, attributes }: StartTag,
  painted: Painted,
  { options }: Filling,
): { before: string; after: string } {
  const { attributes: own, inside } = getParts(painted, options);
  if (isMount) {
    const attributeTexts = Object.entries(attributes).map(([key, value]) => attributeText(key, value));
    return {
      before: `${start}<quire-${name}${own}${attributeTexts.join("")}>${inside}`,
      after: `</quire-${name}>`,
    };
  }
  const named = `<${tag}`.length;
  return { before: `${start.slice(0, named)}${own}${start.slice(named)}${inside}`, after: "" };
}
