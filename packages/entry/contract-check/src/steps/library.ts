import * as rows from "@quire/services/contract";
import type { Known } from "../known.js";
import { reader, type Step } from "./step.js";

/** Returns a new name each time, because an interrupted check may have left its folder. */
const newName = () => `Contract check ${Date.now().toString(36)}`;

const item = (known: Known) => ({
  id: known.need("item"),
  title: known.need("title"),
  url: known.need("url"),
});
const folder = (known: Known) => known.need("folder");
const getFolderParams = (known: Known) => ({ params: { name: folder(known) } });
const one = (known: Known) => ({ ...getFolderParams(known), body: { id: known.need("item") } });
const getFiling = (known: Known) => ({ body: { itemId: [known.need("item")], listIds: [folder(known)] } });

/** Creates a folder, saves an item into it, and removes both at the end. */
export const library: readonly Step[] = [
  reader(rows.folders),
  reader(rows.saveFolder, {
    sends: () => ({ body: { name: newName() } }),
    learns: ({ id }, known) => known.learn("folder", id),
  }),
  reader(rows.saveItem, { sends: (known) => ({ body: item(known) }) }),
  reader(rows.savedAmong, {
    sends: (known) => ({ query: { ids: encodeURIComponent(known.need("item")) } }),
  }),
  reader(rows.addToFolder, { sends: one }),
  reader(rows.folderItems, { sends: getFolderParams }),
  reader(rows.listStream, {
    sends: (known) => ({
      params: { listId: folder(known), pageNumber: "1", pageSize: "8" },
      query: { format: "json", term: known.need("title"), sort: "title", order: "asc" },
    }),
  }),
  reader(rows.foldersOfItem, { sends: (known) => ({ params: { id: known.need("item") } }) }),
  reader(rows.listUrl, { sends: (known) => ({ params: { x: folder(known) } }) }),
  reader(rows.removeFromFolder, { sends: one }),
  reader(rows.addToFolders, { sends: getFiling }),
  reader(rows.removeFromFolders, { sends: getFiling }),
  reader(rows.unsaveItem, { sends: (known) => ({ body: { id: known.need("item") } }) }),
  reader(rows.deleteFolder, { sends: (known) => ({ body: { id: folder(known) } }) }),
];
