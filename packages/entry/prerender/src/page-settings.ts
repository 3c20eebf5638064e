import type { FillOptions } from "./filling.js";
import type { PaintRequest } from "./painted.js";
import type { PageTexts } from "./read-page.js";

export interface PageSettings {
  readonly settings: Pick<PaintRequest, "locale" | "messages" | "address" | "title">;
  /** Decodes characters that stand for bytes of the page. */
  readonly decode: (bytes: string) => string;
}

const CHARSET = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i;

/** Language and encoding of the page. The caller's values override them. @param head the page's first bytes */
export function pageSettings(options: FillOptions, head: string, pageTexts: PageTexts): PageSettings {
  const decoder = getDecoder(options.charset ?? CHARSET.exec(head)?.[1]);
  const decode = (bytes: string) => decoder.decode(Buffer.from(bytes, "latin1"));
  const { locale, messages } = configurationIn(decode(pageTexts.configuration ?? ""));
  return {
    settings: {
      locale: options.locale ?? textOr(locale) ?? pageTexts.lang ?? "en-US",
      messages: options.messages ?? (isRecord(messages) ? (messages as PaintRequest["messages"]) : {}),
      address: options.address,
      title: pageTexts.title && titleText(pageTexts.title, decode),
    },
    decode,
  };
}

/** Decodes a title, unless it has characters above one byte, which come from character references. */
const titleText = (title: string, decode: PageSettings["decode"]) =>
  (/[^\p{ASCII}\u0080-\u00ff]/u.test(title) ? title : decode(title)).trim();

function getDecoder(charset = "utf-8"): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder(); // Browsers do not know this encoding either.
  }
}

function configurationIn(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    return isRecord(parsed) ? parsed : {};
  } catch {
    return {}; // The page itself reports the invalid configuration.
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const textOr = (value: unknown) => (typeof value === "string" ? value : undefined);
