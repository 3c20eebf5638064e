import * as v from "valibot";
import { call, isRefusal, isRequestError } from "../client/index.js";
import { addToFolders, type ItemFailure, removeFromFolders, saveItem as saveRow } from "../contract/index.js";
import { type HandleError, sendParts } from "./bulk.js";
import { createFolder } from "./edit-folder.js";
import { type Filing, type FilingResult, FilingSchema, getFilingProgress } from "./filing.js";
import { toLibraryFailure } from "./save-outcome.js";

/**
 * Sends the requests of a filing. After a lost connection, call it again: the idempotency keys make each step
 * happen only once.
 * @param isAwaited true if a caller shows the progress and the result
 * @throws RequestError if there is no response or no signed-in user. If nobody waits, also if the outcome of
 * a step is unknown
 */
export async function sendFiling(
  data: unknown,
  signal: AbortSignal,
  isAwaited: boolean,
): Promise<FilingResult> {
  const filing = v.parse(FilingSchema, data);
  const { newFolder, key } = filing;
  const judge = isAwaited ? throwUnanswered : throwIfUnknown;
  if (!newFolder || filing.folder) return saveAndFile(filing, signal, judge);
  const made = await createFolder(newFolder, `${key}-folder`);
  if (made.kind === "done") return saveAndFile({ ...filing, folder: made.folder }, signal, judge);
  if (made.kind === "failed") judge(made.error);
  return { kind: "folder-not-made", why: made };
}

/** Saves the item without folders first. Otherwise a removed folder would prevent the save. */
async function saveAndFile(filing: Filing, signal: AbortSignal, judge: HandleError): Promise<FilingResult> {
  const { save, ids, add, remove, folder, key } = filing;
  const made = folder && { folder };
  const folderIds = folder ? [...add, folder.id] : add;
  let isSaved = false;
  try {
    if (save) {
      await call(saveRow, { body: { ...save, listIds: [] }, key: `${key}-save`, signal });
      isSaved = true;
    }
    const failed = [
      ...(await change(addToFolders, ids, folderIds, key, signal, judge)),
      ...(await change(removeFromFolders, ids, remove, key, signal, judge)),
    ];
    return failed.length > 0 ? { kind: "partly", ...made, failed } : { kind: "done", ...made };
  } catch (error) {
    judge(error);
    return { kind: "not-filed", ...made, isSaved, why: toLibraryFailure(error) };
  }
}

async function change(
  row: typeof addToFolders | typeof removeFromFolders,
  ids: readonly string[],
  listIds: readonly string[],
  key: string,
  signal: AbortSignal,
  judge: HandleError,
): Promise<readonly ItemFailure[]> {
  if (listIds.length === 0) return [];
  const send = (itemId: string[], part: number) =>
    call(row, {
      body: { itemId: itemId.length > 1 ? itemId : (itemId[0] ?? ""), listIds: [...listIds] },
      key: `${key}-${row.name}-${part}`,
      signal,
    });
  return sendParts(ids, send, (done) => getFilingProgress().get(key)?.(done), judge);
}

/** Rethrows errors without a response, and refusals that a sign-in can resolve. */
function throwUnanswered(error: unknown): void {
  if (!isRequestError(error) || error.status === undefined || error.status === 401) throw error;
}

/**
 * Rethrows every error other than a refusal, such as a busy server or a proxy's page, so that it is retried.
 */
function throwIfUnknown(error: unknown): void {
  throwUnanswered(error);
  if (isRequestError(error) && !isRefusal(error)) throw error;
}
