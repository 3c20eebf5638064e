import type { Context } from "./filling.js";
import { attributeText } from "./markup.js";
import { pageSettings } from "./page-settings.js";
import type { Painted } from "./painted.js";
import { partsOf, withoutParts } from "./parts-of.js";
import { readStartTag, type StartTag } from "./start-tag.js";

/** A tag as it stands in a page, a character for each byte. */
export interface TagText {
  readonly line: number;
  readonly tag: string;
  readonly start: string;
  readonly content: string;
  readonly end: string;
}

const PLAIN = "Until its view is there it shows what the page has put inside, or nothing: it stays as it is.";
const OWN_MARK = / data-quire-prerendered="[^"]*"/;

/**
 * A tag with what its widget shows at first; as it stood where that cannot be had.
 * @param inner its content, with what stands in it filled
 */
export async function fillTag(
  text: TagText,
  inner: () => Promise<string>,
  context: Context,
): Promise<string> {
  const { settings, decode } = pageSettings(context);
  const tag = readStartTag(decode(text.start));
  const start = text.start.replace(OWN_MARK, "");
  const content = withoutParts(text.content);
  const what = tag.isMount ? `data-quire="${tag.name}"` : `<${text.tag}>`;
  const tell = (isDone: boolean, notes: readonly string[]) =>
    context.tell({ line: text.line, what, isDone, notes });
  const filled = () => inner().then(withoutParts);
  // A mount that was filled before, or by hand.
  if (tag.isMount && new RegExp(`^\\s*<quire-${tag.name}[\\s>]`).test(content))
    return text.start + (await inner()) + text.end;
  try {
    const painted = await context.paint({
      name: tag.name,
      attributes: tag.attributes,
      content: decode(content),
      ...settings,
    });
    tell(true, painted.shadow === "" ? [PLAIN] : painted.notes);
    if (painted.shadow === "") return start + (await filled()) + text.end;
    return put({ ...text, start }, tag, await filled(), painted, context);
  } catch (error) {
    tell(false, [error instanceof Error ? error.message : String(error)]);
    return text.start + (await inner()) + text.end;
  }
}

function put(
  { tag, start, end }: TagText,
  { name, isMount, attributes }: StartTag,
  content: string,
  painted: Painted,
  { options }: Context,
): string {
  const { attributes: own, inside } = partsOf(painted, options);
  if (isMount) {
    const given = Object.entries(attributes).map(([key, value]) => attributeText(key, value));
    return `${start}<quire-${name}${own}${given.join("")}>${inside}${content}</quire-${name}>${end}`;
  }
  const named = `<${tag}`.length;
  return `${start.slice(0, named)}${own}${start.slice(named)}${inside}${content}${end}`;
}
