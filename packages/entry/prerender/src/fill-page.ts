import { fillTag } from "./fill-tag.js";
import type { Context, Filling } from "./filling.js";
import { PageReader } from "./read-page.js";

/** Bytes as characters, one for one: whatever the page's encoding, what is not touched stays as it is. */
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const bytesOf = (text: string) => Buffer.from(text, "latin1");

/**
 * Fills the widgets' tags and data mounts of a page with what they show at first. All else goes through byte by byte, as
 * soon as it is clear that it is no part of one.
 */
export async function* fillPage(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  filling: Filling,
): AsyncGenerator<Uint8Array> {
  for await (const text of fillText(charactersOf(chunks), filling)) yield bytesOf(text);
}

async function* charactersOf(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
  for await (const chunk of chunks) yield textOf(chunk);
}

async function* fillText(
  texts: AsyncIterable<string> | Iterable<string>,
  context: Context,
): AsyncGenerator<string> {
  const reader = new PageReader();
  let head = "";
  let rest = "";
  let from = 0;
  const take = (to: number) => {
    const taken = rest.slice(0, to - from);
    rest = rest.slice(to - from);
    from = to;
    return taken;
  };
  const line = context.around?.line ?? 0;
  const page = () => ({ head: context.around?.head ?? head, said: context.around?.said ?? reader.said });
  async function* ready(): AsyncGenerator<string> {
    for (const { start, content, contentEnd, end, ...one } of reader.found.splice(0)) {
      yield take(start);
      const parts = { start: take(content), content: take(contentEnd), end: take(end) };
      const around = { ...page(), line: line + one.line - 1 };
      const inner = async () => (await all(fillText([parts.content], { ...context, around }))).join("");
      yield await fillTag({ ...one, line: line + one.line, ...parts }, inner, { ...context, around });
    }
    const safe = reader.openFrom ?? reader.safe;
    if (safe > from) yield take(safe);
  }
  for await (const text of texts) {
    if (head.length < HEAD) head = (head + text).slice(0, HEAD);
    rest += text;
    await reader.read(text);
    yield* ready();
  }
  await reader.end();
  yield* ready();
  const { openTag } = reader;
  if (openTag) {
    const notes = [`<${openTag.tag}> has no end tag. Close it.`];
    context.tell({ line: line + openTag.line, what: `<${openTag.tag}>`, isDone: false, notes });
  }
  yield rest;
}

/** As far as browsers look for `<meta charset>`. */
const HEAD = 1024;

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const got: T[] = [];
  for await (const value of values) got.push(value);
  return got;
}
