export type { FolderDetail } from "./attributes.js";
export { FolderList, type FolderListProps } from "./folder-list.js";
