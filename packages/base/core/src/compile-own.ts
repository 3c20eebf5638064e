import { compileMessage } from "./compile-message.js";
import { compileMessages, type SaidMessage } from "./compile-messages.js";

/** A page's own messages, compiled; it comes where a page has some, with all that compiles. */
export const compileOwn = (said: readonly SaidMessage[]) => compileMessages(said, compileMessage);
