/** Where the outbox lies in the local storage. */
export const KEY = "quire:outbox";
