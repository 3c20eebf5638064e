import { reportFault } from "../errors/report.js";
import type { CompileOwn } from "./compile-messages.js";
import {
  type LocaleModule,
  type Locales,
  type MessageSettings,
  type PageMessages,
  setMessages,
} from "./locale-messages.js";
import { getSources } from "./locale-sources.js";
import type { CompiledMessage } from "./message-format.js";

/**
 * Loads the messages of a locale and compiles the page's own ones, which override them. A failure is reported, and leaves
 * the other messages. Pages in English without own messages never load this code.
 */
export async function fetchMessages(
  state: PageMessages,
  settings: MessageSettings,
  compileNow: CompileOwn | undefined,
): Promise<unknown> {
  const [locale, own] = settings;
  const sources = getSources(settings);
  const [compiled, files] = await Promise.all([
    own ? compile(own, locale, compileNow) : new Map<string, CompiledMessage>(),
    Promise.all(sources.map((source) => fetchFile(source, locale))),
  ]);
  const modules = files.filter((file) => file !== undefined);
  const entries = modules.flatMap(getEntries);
  const added = new Map<string, Promise<void>>();
  const isOutdated = () => state.settings !== settings;
  const add = async (widget: string) => {
    const more = modules.flatMap(({ getMore }) => getMore?.(widget) ?? []);
    const found = await Promise.all(more.map((file) => fetchFile(() => file, locale)));
    entries.push(...found.flatMap((file) => (file ? getEntries(file) : [])));
    if (found.length > 0 && state.addMore === addMore) show();
  };
  const addMore = (widget: string) => {
    const adding = added.get(widget) ?? add(widget);
    added.set(widget, adding);
    return adding;
  };
  const show = () => setMessages(state, new Map([...entries, ...compiled]));
  await Promise.all([...state.widgets].map(addMore));
  // Another change of the language has its own promise.
  if (isOutdated()) return state.ready;
  state.addMore = addMore;
  show();
  if (sources.length + compiled.size === 0) reportUnknown(locale);
}

/** Reports a language without messages. A server would repeat it with each page. */
function reportUnknown(locale: string): void {
  if (locale.startsWith("en") || typeof document === "undefined") return;
  reportFault("message/language", `There are no messages in the page's language "${locale}".`, {
    why: "They show in English.",
    fix: 'Set "locale" to a language that Quire has, or add the language under "messages" or "locales".',
  });
}

const getEntries = (file: LocaleModule) => Object.entries(file.default);

async function fetchFile(source: Locales[string], locale: string): Promise<LocaleModule | undefined> {
  if (typeof source !== "function") return { default: source };
  try {
    return await source();
  } catch (cause) {
    reportFault("chunk/failed", `The texts of the locale "${locale}" could not be loaded.`, {
      why: "The English texts are shown.",
      fix: "Keep the release in one folder and allow it in the page's CSP.",
      cause,
    });
    return undefined;
  }
}

async function compile(
  own: unknown,
  locale: string,
  compileNow: CompileOwn | undefined,
): Promise<ReturnType<CompileOwn>> {
  try {
    const compileOwn = compileNow ?? (await import("./compile-own.js")).compileOwn;
    return compileOwn(own, locale);
  } catch (cause) {
    reportFault("chunk/failed", "The page's own messages could not be compiled; the defaults are shown.", {
      cause,
    });
    return new Map();
  }
}
