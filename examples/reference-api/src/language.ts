import { AsyncLocalStorage } from "node:async_hooks";
import type { MiddlewareHandler } from "hono";
import type { ApiContext, ApiEnv } from "./api-env.js";
import { ar } from "./languages/ar.js";
import { de } from "./languages/de.js";
import { es } from "./languages/es.js";
import { fr } from "./languages/fr.js";

const LANGUAGES = { ar, de, es, fr };

export type Language = keyof typeof LANGUAGES | "en";

const isLanguage = (name: string): name is Language => name === "en" || Object.hasOwn(LANGUAGES, name);

/** Returns the first language of an Accept-Language header, by its weights, that this server has. Default: English. */
export function getLanguage(header = ""): Language {
  const wanted = header.split(",").map((part) => {
    const [tag = "", weight] = part.trim().toLowerCase().split(";q=");
    return { name: tag.split("-", 1)[0] ?? "", weight: weight === undefined ? 1 : Number(weight) };
  });
  const sorted = wanted.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return sorted.map(({ name }) => name).find(isLanguage) ?? "en";
}

const current = new AsyncLocalStorage<Language>();

/** Keeps the language of the request for the mails that it causes. */
export const keepLanguage: MiddlewareHandler<ApiEnv> = (c, next) => current.run(languageOf(c), next);

export const currentLanguage = (): Language => current.getStore() ?? "en";

export const languageOf = (c: ApiContext): Language => getLanguage(c.req.header("accept-language"));

interface Pattern {
  readonly english: RegExp;
  readonly translation: string;
}

/** A value in a text. Splitting by it gives texts and names by turns. */
const VALUE = /\{(\w+)\}/;

const patterns = new Map(Object.entries(LANGUAGES).map(([name, texts]) => [name, getPatterns(texts)]));

/** Makes patterns of the texts with values, such as "{count} passkeys". */
function getPatterns(texts: Readonly<Record<string, string>>): Pattern[] {
  return Object.entries(texts)
    .filter(([english]) => VALUE.test(english))
    .map(([english, translation]) => {
      const source = english.split(VALUE).map((part, i) => (i % 2 ? `(?<${part}>.+?)` : escapePattern(part)));
      return { english: new RegExp(`^${source.join("")}$`), translation };
    });
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Translates an English text. Values in it stay, or are translated too. A text without translation stays English. */
export function translate(text: string, language: Language): string {
  if (language === "en") return text;
  const whole = LANGUAGES[language][text];
  if (whole !== undefined) return whole;
  for (const { english, translation } of patterns.get(language) ?? []) {
    const values = english.exec(text)?.groups;
    if (values)
      return translation.replace(/\{(\w+)\}/g, (_, name: string) => translate(values[name] ?? "", language));
  }
  return text;
}

/** Translates each `message` in the body of an error. */
export function translateMessages(body: unknown, language: Language): unknown {
  if (Array.isArray(body)) return body.map((one) => translateMessages(one, language));
  if (typeof body !== "object" || body === null) return body;
  const entries = Object.entries(body).map(([key, value]) => [
    key,
    key === "message" && typeof value === "string"
      ? translate(value, language)
      : translateMessages(value, language),
  ]);
  return Object.fromEntries(entries);
}

/** Translates a mail line by line. */
export const translateMail = <Draft extends { readonly subject: string; readonly text: string }>(
  draft: Draft,
  language: Language,
): Draft => ({
  ...draft,
  subject: translate(draft.subject, language),
  text: draft.text
    .split("\n")
    .map((line) => translate(line, language))
    .join("\n"),
});
