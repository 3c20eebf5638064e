export { type HelpMessagesState, helpMessagesStore, markSeen, seen } from "./help-messages-store.js";
export { messageFor } from "./message-for.js";
