import { attributeText } from "./markup.js";
import { paint } from "./painter.js";
import { partsOf, type StyleOptions } from "./parts-of.js";

export interface PrerenderOptions extends StyleOptions {
  /** The page's; "en-US" where absent. */
  readonly locale?: string | undefined;
  /** The page's own words, as in its configuration. */
  readonly messages?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  /** Where the page will be, and its title: widgets that share it need both. */
  readonly address?: string | undefined;
  readonly title?: string | undefined;
  /** What the page puts inside the tag, as markup: it stays there as it is. */
  readonly content?: string | undefined;
}

/**
 * What a widget shows at first, as markup to be put into a page: its tag, with a declarative shadow root.
 * @param widget as "headline-bar"
 * @param props as of its React component
 * @public for servers and builds of pages
 * @throws QuireError `widget/unknown`, `attribute/unknown`, `attribute/invalid`, `attribute/missing`
 */
export async function prerender(
  widget: string,
  props: Readonly<Record<string, unknown>> = {},
  { locale = "en-US", messages = {}, content = "", address, title, ...styling }: PrerenderOptions = {},
): Promise<string> {
  const painted = await paint({ name: widget, props, content, locale, messages, address, title });
  for (const note of painted.notes) console.error(note);
  const { attributes, inside } =
    painted.shadow === "" ? { attributes: "", inside: "" } : partsOf(painted, styling);
  const given = painted.given.map(([name, value]) => attributeText(name, value)).join("");
  return `<quire-${widget}${attributes}${given}>${inside}${content}</quire-${widget}>`;
}
