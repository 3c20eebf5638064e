/** Prefix of the storage keys of entries. Each entry has its own key, so that simultaneous tabs lose none. */
export const OUTBOX = "quire:outbox:";
