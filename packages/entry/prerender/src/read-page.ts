import { SAXParser } from "parse5-sax-parser";

/** A widget's tag or data mount in a page, by offsets of its markup. */
export interface Found {
  readonly line: number;
  readonly tag: string;
  readonly start: number;
  readonly content: number;
  readonly contentEnd: number;
  readonly end: number;
}

/** Facts about a page that precede its widgets. */
export interface PageSaid {
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

/** Elements whose content does not show. */
const INERT = /^(?:template|noscript|svg|math)$/;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const TAG = /^quire-[a-z]/;

/** Finds widgets in a page that comes piece by piece. */
export class PageReader {
  readonly said: PageSaid = {};
  /** Up to here all has been read. */
  safe = 0;
  /** The ones that have been read whole and not been taken. */
  readonly found: Found[] = [];
  readonly #parser = new SAXParser({ sourceCodeLocationInfo: true });
  #open: (Omit<Found, "contentEnd" | "end"> & { depth: number }) | undefined;
  #inert: { readonly tag: string; depth: number } | undefined;
  #texts: "configuration" | "title" | undefined;

  constructor() {
    this.#parser.on("startTag", (tag) => this.#start(tag));
    this.#parser.on("endTag", (tag) => this.#end(tag));
    this.#parser.on("text", ({ text }) => {
      if (this.#texts) this.said[this.#texts] ??= text;
    });
  }

  /** Offset of the open tag, if there is one. */
  get openFrom(): number | undefined {
    return this.#open?.start;
  }

  get openTag(): { readonly tag: string; readonly line: number } | undefined {
    return this.#open;
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
    const around = this.#open ?? this.#inert;
    if (around) {
      if (around.tag === tagName && !VOID.test(tagName)) around.depth += 1;
    } else if (INERT.test(tagName)) {
      if (!selfClosing) this.#inert = { tag: tagName, depth: 1 };
    } else if (TAG.test(tagName) || (has(attrs, "data-quire") && !VOID.test(tagName))) {
      const { startLine: line, startOffset: start, endOffset: content } = at;
      this.#open = { tag: tagName, line, start, content, depth: 1 };
    }
  }

  #end({ tagName, sourceCodeLocation: at }: Tag): void {
    if (!at) return;
    this.safe = at.endOffset;
    this.#texts = undefined;
    const around = this.#open ?? this.#inert;
    if (around?.tag !== tagName) return;
    around.depth -= 1;
    if (around.depth > 0) return;
    if (this.#open) {
      const { depth: _, ...one } = this.#open;
      this.found.push({ ...one, contentEnd: at.startOffset, end: at.endOffset });
    }
    this.#open = undefined;
    this.#inert = undefined;
  }

  #readLanguage(attrs: Attributes): void {
    const lang = attrs.find(({ name }) => name === "lang")?.value;
    if (lang) this.said.lang ??= lang;
  }
}

const has = (attrs: Attributes, wanted: string) => attrs.some(({ name }) => name === wanted);
