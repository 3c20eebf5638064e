import messages from "virtual:quire/locale/ar";
import type { LocaleMessages } from "@quire/core";

/** All messages in Arabic. */
const ar: LocaleMessages = messages;

export default ar;
