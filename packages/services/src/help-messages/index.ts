export { type HelpMessagesState, helpMessagesStore, isSeen, markSeen } from "./help-messages-store.js";
export { messageFor } from "./message-for.js";
