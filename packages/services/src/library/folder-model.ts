import type { Folder } from "../contract/index.js";

/** The slug of everything that is saved: it selects no folder (content-2.5). */
export const ALL = "all";

/** 'all' and read-only folders are neither edited nor deleted (content-6.9). */
export function canEdit(folder: Folder | undefined): folder is Folder {
  return folder !== undefined && !folder.readOnly;
}

/** Whether its icon is the gift (content-3.8). */
export function isGiftFolder({ slug }: Pick<Folder, "slug">): boolean {
  return slug === "hbrgift";
}

/** Where the folder shows: `/my-library/library/{folderSlug}`; 'all' is `/my-library` (content-2.5). */
export function folderPath({ slug }: Pick<Folder, "slug">): string {
  return slug === ALL ? "/my-library" : `/my-library/library/${encodeURIComponent(slug)}`;
}

/** The slug that a page's address names, 'all' where it names none (content-2.5). @param path as `location.pathname` */
export function slugOfPath(path: string): string {
  const [, slug = ALL] = /^\/my-library\/library\/([^/]+)\/?$/.exec(path) ?? [];
  try {
    return decodeURIComponent(slug);
  } catch {
    return ALL; // A lone % names nothing.
  }
}
