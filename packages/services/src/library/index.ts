export { addItemsToFolders, type BulkOutcome } from "./bulk.js";
export { type DiscardOutcome, discardItems, type RestoredItems } from "./discard-items.js";
export {
  createFolder,
  type DeleteFolderOutcome,
  deleteFolder,
  type FolderInput,
  type FolderOutcome,
  renameFolder,
} from "./edit-folder.js";
export { type FilingOutcome, fileItem, type ItemFiling } from "./file-item.js";
export { fileItems, type ItemsFiling } from "./file-items.js";
export type { ItemToSave } from "./filing.js";
export { canEdit, getFolderPath, getSlugOfPath, isGiftFolder } from "./folder-model.js";
export { getFolderTitle, hasSameTitle } from "./folder-title.js";
export { type ItemFolders, loadItemFolders } from "./folders-of-item.js";
export type { FoldersState } from "./folders-state.js";
export { foldersStore, loadFolders, refreshFolders } from "./folders-store.js";
export { getTriggerItem, getTriggerSave } from "./item-of-trigger.js";
export { type LibraryChange, onOtherTabs } from "./library-tabs.js";
export { saveItem, unsaveItem } from "./save-item.js";
export type { LibraryFailure, SaveOutcome } from "./save-outcome.js";
export { type SavedState, savedStore, setSaved } from "./saved-store.js";
export {
  type SelectedFolderState,
  selectedFolder,
  selectedFolderStore,
  selectFolder,
} from "./selected-folder.js";
export { useFolders, useIsSaved, useSelectedFolder } from "./use-folders.js";
export { type Library, useLibrary } from "./use-library.js";
