import { fillPage } from "./fill-page.js";
import type { Filled, FillOptions } from "./filling.js";
import { getText } from "./filling.js";
import { paint } from "./painter.js";

export type PrerenderPageOptions = Omit<FillOptions, "charset">;

/**
 * Fills the tags and data mounts of a page's widgets with their initial content, as the command does. Tags
 * that cannot be filled stay unchanged, and are reported on the console.
 * @public for servers that create pages
 */
export async function prerenderPage(page: string, options: PrerenderPageOptions = {}): Promise<string> {
  const undone: Filled[] = [];
  const onFilled = (one: Filled) => one.isDone || undone.push(one);
  const filling = { paint, options: { ...options, charset: "utf-8" }, onFilled };
  const pieces: Uint8Array[] = [];
  for await (const piece of fillPage([Buffer.from(page)], filling)) pieces.push(piece);
  if (undone.length > 0) console.error(getText(options.address ?? "page", undone));
  return Buffer.concat(pieces).toString();
}
