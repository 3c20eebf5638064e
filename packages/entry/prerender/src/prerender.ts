import { getParts, type StyleOptions } from "./get-parts.js";
import { attributeText } from "./markup.js";
import { paint } from "./painter.js";

export interface PrerenderOptions extends StyleOptions {
  /** Locale of the page. Default: "en-US". */
  readonly locale?: string | undefined;
  /** The page's own messages, in the form of its configuration. */
  readonly messages?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  /** Address and title of the future page. Share widgets need both. */
  readonly address?: string | undefined;
  readonly title?: string | undefined;
  /** The page's content of the tag, as markup. It stays unchanged. */
  readonly content?: string | undefined;
}

/**
 * Renders the initial content of a widget as markup: its tag with a declarative shadow root.
 * @param widget name such as "headline-bar"
 * @param props props of its React component
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
    painted.shadow === "" ? { attributes: "", inside: "" } : getParts(painted, styling);
  const attributeTexts = painted.attributes.map(([name, value]) => attributeText(name, value)).join("");
  return `<quire-${widget}${attributes}${attributeTexts}>${inside}${content}</quire-${widget}>`;
}
