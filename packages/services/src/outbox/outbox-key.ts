/** Before each entry's key in the local storage: every entry lies by itself, so that tabs that write at once lose none. */
export const OUTBOX = "quire:outbox:";
