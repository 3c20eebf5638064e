/** The keys of all messages. The build inserts them here (`tools/build/messages.mjs`). The list is empty in sources. */
export const messageKeys: readonly string[] = [];
