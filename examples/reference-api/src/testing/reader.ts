import {
  FailureSchema,
  FolderSchema,
  foldersOfItem,
  ItemFailuresSchema,
  type StreamPage,
  StreamPageSchema,
} from "@quire/services/contract";
import * as v from "valibot";
import { type Site, startSite } from "./site.js";

/** Creates an idempotency key as browsers do: one for each intent. */
export const newKey = () => crypto.randomUUID();

/** Starts a site and signs in the seeded account of this name. */
export async function startAs(name: string, options: Parameters<typeof startSite>[0] = {}): Promise<Site> {
  const site = await startSite(options);
  await site.signIn(`${name}@quire.test`);
  return site;
}

/** Fetches a page of a stream. `path` may include a query. */
export async function getStream(site: Site, path: string, page = 1, size = 10): Promise<StreamPage> {
  const [endpoint, query = ""] = path.split("?");
  const answer = await site.visit(`/api/${endpoint}/${page}/${size}?format=json&${query}`);
  return v.parse(StreamPageSchema, await answer.json());
}

export const getTitles = ({ entries }: StreamPage) => entries.map(({ title }) => title);

/** Fetches the folders, sorted by name. */
export async function getFolders(site: Site) {
  const answer = await (await site.visit("/api/user/lists")).json();
  return v.parse(v.object({ lists: v.array(FolderSchema) }), answer).lists;
}

/** Fetches the folder with this name. */
export async function folderNamed(site: Site, name: string) {
  const folder = (await getFolders(site)).find((one) => one.name === name);
  if (!folder) throw new Error(`There is no folder "${name}".`);
  return folder;
}

/** Fetches the names of the folders that contain an item; undefined if it is not saved. */
export async function getPlaces(site: Site, itemId: string): Promise<string[] | undefined> {
  const answer = await (await site.visit(`/api/user/saves/${itemId}/lists`)).json();
  const { saved, lists } = v.parse(foldersOfItem.answer, answer);
  return saved ? lists.map(({ name }) => name) : undefined;
}

/** Returns the first problem of a refusal. */
export async function getProblem(answer: Response) {
  const [problem] = v.parse(FailureSchema, await answer.json()).errors;
  return problem && { status: answer.status, ...problem };
}

export async function getFailed(answer: Response) {
  return v.parse(ItemFailuresSchema, await answer.json()).failed;
}
