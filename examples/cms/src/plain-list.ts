import { StreamPageSchema } from "@quire/services/contract";
import { type Asker, askApi } from "./ask-api.js";
import { entryView } from "./entry-view.js";
import { getPlainVisitor, PLAIN } from "./visitor.js";

/** Number of entries that the API returns at once. A page without JavaScript shows no more. */
const MAX_COUNT = 100;

/**
 * Returns the fallback of a widget with personal items. It is a link to the plain page, and on the plain page
 * it is the list itself. For browsers without JavaScript, only the server can render it.
 */
export async function plainList(asker: Asker, path: string, stream: string) {
  const visitor = await getPlainVisitor(asker.api, asker.request);
  const isReader = visitor !== undefined && visitor !== "guest";
  return {
    isPlain: visitor !== undefined,
    isReader,
    values: {
      plainHref: `${path}?${PLAIN}`,
      isOpening: visitor === undefined,
      isGuest: visitor === "guest",
      signInHref: `/sign-in?return=${encodeURIComponent(`${path}?${PLAIN}`)}`,
      ...(isReader && (await entriesOf(asker, stream))),
    },
  };
}

async function entriesOf(asker: Asker, stream: string) {
  const page = await askApi(asker, `/api/${stream}/1/${MAX_COUNT}?format=json`, StreamPageSchema);
  const entries = (page?.entries ?? []).map(entryView);
  return { entries, isEmpty: entries.length === 0 };
}
