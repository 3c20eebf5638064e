import { fillTag, reportUnclosed } from "./fill-tag.js";
import type { Filling } from "./filling.js";
import { pageSettings } from "./page-settings.js";
import { FIRST_ID } from "./painted.js";
import { PageReader, type WidgetMarkup } from "./read-page.js";

/** Maps each byte to one character, so that unknown bytes stay unchanged in any encoding. */
const getText = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const getBytes = (text: string) => Buffer.from(text, "latin1");

/**
 * Fills the tags and data mounts of a page's widgets with their initial content. Everything else passes
 * unchanged, as soon as it is known to be outside of widgets.
 */
export async function* fillPage(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  filling: Filling,
): AsyncGenerator<Uint8Array> {
  const reader = new PageReader();
  const ids = { next: FIRST_ID };
  let head = "";
  let rest = "";
  let from = 0;
  const take = (to: number) => {
    const taken = rest.slice(0, to - from);
    rest = rest.slice(to - from);
    from = to;
    return taken;
  };
  async function* fillFound(found: readonly WidgetMarkup[]): AsyncGenerator<Uint8Array> {
    const page = { ...filling, ...pageSettings(filling.options, head, reader.pageTexts), ids };
    for (const one of found) {
      yield getBytes(take(one.start));
      const text = take(one.end);
      const pieces: string[] = [];
      const read = (start: number, end: number) => text.slice(start - one.start, end - one.start);
      const write = (piece: string) => pieces.push(piece);
      await fillTag(one, { ...page, read, write });
      yield getBytes(pieces.join(""));
    }
  }
  async function* ready(): AsyncGenerator<Uint8Array> {
    if (reader.found.length > 0) yield* fillFound(reader.found.splice(0));
    const safe = reader.openTag?.start ?? reader.safe;
    if (safe > from) yield getBytes(take(safe));
  }
  for await (const chunk of chunks) {
    const text = getText(chunk);
    if (head.length < CHARSET_BYTES) head = (head + text).slice(0, CHARSET_BYTES);
    rest += text;
    await reader.read(text);
    yield* ready();
  }
  await reader.end();
  yield* ready();
  if (reader.openTag) reportUnclosed(reader.openTag, filling);
  yield getBytes(rest);
}

/** Number of bytes in which browsers look for `<meta charset>`. */
const CHARSET_BYTES = 1024;
