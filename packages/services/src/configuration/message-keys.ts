/** The keys of all messages. The build writes them here (`tools/build/messages.mjs`); nobody keeps a list, so sources have none. */
export const messageKeys: readonly string[] = [];
