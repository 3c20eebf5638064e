import { SAXParser } from "parse5-sax-parser";

/** A widget's tag or data mount in a page, by offsets of its markup. */
export interface WidgetMarkup {
  readonly line: number;
  readonly tag: string;
  readonly start: number;
  readonly content: number;
  readonly contentEnd: number;
  readonly end: number;
  /** Widgets directly in its content, in document order. */
  readonly inside: readonly WidgetMarkup[];
  /** The last widget directly in its content that has no end tag. */
  readonly unclosed: Unclosed | undefined;
}

/** A widget without an end tag. */
export type Unclosed = Pick<WidgetMarkup, "tag" | "line">;

/** Settings that a page states in the markup before its widgets. */
export interface PageTexts {
  lang?: string;
  configuration?: string;
  title?: string;
}

type Attributes = readonly { readonly name: string; readonly value: string }[];

interface Tag {
  readonly tagName: string;
  readonly attrs?: Attributes;
  readonly selfClosing?: boolean;
  readonly sourceCodeLocation?: { startLine: number; startOffset: number; endOffset: number } | null;
}

/** An open element: a widget, or an element whose content does not show. */
interface Open extends Omit<WidgetMarkup, "contentEnd" | "end" | "inside" | "unclosed"> {
  readonly isInert: boolean;
  readonly inside: WidgetMarkup[];
  /** 1, plus the number of open elements of the same name inside. */
  depth: number;
}

/** Elements whose content does not show. */
const INERT = /^(?:template|noscript|svg|math)$/;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const TAG = /^quire-[a-z]/;

/** Finds widgets in a page that arrives in pieces. It reads each piece once, at any nesting of widgets. */
export class PageReader {
  readonly pageTexts: PageTexts = {};
  /** Everything up to this offset has been read. */
  safe = 0;
  /** Outermost widgets that were read completely and not yet taken. */
  readonly found: WidgetMarkup[] = [];
  readonly #parser = new SAXParser({ sourceCodeLocationInfo: true });
  /** Open elements from the outermost to the innermost. Inside an inert element, no others are added. */
  readonly #open: Open[] = [];
  /** The same elements by name, so that an end tag finds its start at once. */
  readonly #openByTag = new Map<string, Open[]>();
  #texts: "configuration" | "title" | undefined;

  constructor() {
    this.#parser.on("startTag", (tag) => this.#start(tag));
    this.#parser.on("endTag", (tag) => this.#end(tag));
    this.#parser.on("text", ({ text }) => {
      if (this.#texts) this.pageTexts[this.#texts] ??= text;
    });
  }

  /** The outermost open widget. */
  get openTag(): (Unclosed & Pick<WidgetMarkup, "start">) | undefined {
    const [first] = this.#open;
    return first?.isInert ? undefined : first;
  }

  read(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#parser.write(text, (error) => (error ? reject(error) : resolve()));
    });
  }

  end(): Promise<void> {
    return new Promise((resolve) => this.#parser.end(resolve));
  }

  #start({ tagName, attrs = [], selfClosing = false, sourceCodeLocation: at }: Tag): void {
    if (!at) return;
    this.safe = at.endOffset;
    if (tagName === "title") this.#texts = "title";
    else this.#texts = tagName === "script" && has(attrs, "data-quire-config") ? "configuration" : undefined;
    if (tagName === "html") this.#readLanguage(attrs);
    const isInert = INERT.test(tagName);
    if (isInert && selfClosing) return;
    const isWidget = TAG.test(tagName) || (has(attrs, "data-quire") && !VOID.test(tagName));
    if ((isInert || isWidget) && !this.#open.at(-1)?.isInert) {
      const { startLine: line, startOffset: start, endOffset: content } = at;
      this.#push({ tag: tagName, line, start, content, isInert, inside: [], depth: 1 });
    } else {
      const around = this.#openByTag.get(tagName)?.at(-1);
      if (around) around.depth += 1;
    }
  }

  #end({ tagName, sourceCodeLocation: at }: Tag): void {
    if (!at) return;
    this.safe = at.endOffset;
    this.#texts = undefined;
    const one = this.#openByTag.get(tagName)?.at(-1);
    if (!one) return;
    one.depth -= 1;
    if (one.depth > 0) return;
    const unclosed = this.#popTo(one);
    if (one.isInert) return;
    const { isInert: _, depth: __, ...rest } = one;
    const found = { ...rest, contentEnd: at.startOffset, end: at.endOffset, unclosed };
    (this.#open.at(-1)?.inside ?? this.found).push(found);
  }

  #push(one: Open): void {
    this.#open.push(one);
    const same = this.#openByTag.get(one.tag);
    if (same) same.push(one);
    else this.#openByTag.set(one.tag, [one]);
  }

  /**
   * Removes an open element, with the elements inside it that have no end tag. @returns the outermost widget
   * among these
   */
  #popTo(one: Open): Unclosed | undefined {
    let unclosed: Unclosed | undefined;
    for (let last = this.#open.pop(); last; last = this.#open.pop()) {
      this.#openByTag.get(last.tag)?.pop();
      if (last === one) break;
      if (!last.isInert) unclosed = { tag: last.tag, line: last.line };
    }
    return unclosed;
  }

  #readLanguage(attrs: Attributes): void {
    const lang = attrs.find(({ name }) => name === "lang")?.value;
    if (lang) this.pageTexts.lang ??= lang;
  }
}

const has = (attrs: Attributes, attributeName: string) => attrs.some(({ name }) => name === attributeName);
