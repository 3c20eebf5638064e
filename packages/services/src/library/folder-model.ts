import type { Folder } from "../contract/index.js";

/** Slug of all saved items, which selects no folder (content-2.5). */
export const ALL = "all";

/** Returns true when a folder can be edited and deleted, unlike 'all' and read-only folders (content-6.9). */
export function canEdit(folder: Folder | undefined): folder is Folder {
  return folder !== undefined && !folder.readOnly;
}

/** Returns true for the folder with the gift icon (content-3.8). */
export function isGiftFolder({ slug }: Pick<Folder, "slug">): boolean {
  return slug === "hbrgift";
}

/** Returns the path of a folder's page: `/my-library/library/{folderSlug}`, or `/my-library` for 'all' (content-2.5). */
export function getFolderPath({ slug }: Pick<Folder, "slug">): string {
  return slug === ALL ? "/my-library" : `/my-library/library/${encodeURIComponent(slug)}`;
}

/** Returns the slug in a path, or 'all' (content-2.5). @param path such as `location.pathname` */
export function getSlugOfPath(path: string): string {
  const [, slug = ALL] = /^\/my-library\/library\/([^/]+)\/?$/.exec(path) ?? [];
  try {
    return decodeURIComponent(slug);
  } catch {
    return ALL; // The slug has an invalid escape, such as a lone %.
  }
}
