export { type HelpMessagesState, helpMessagesStore, isSeen, markSeen } from "./help-messages-store.js";
export { getMessageFor } from "./message-for.js";
