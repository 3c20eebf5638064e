import messages from "virtual:quire/locale/fr";
import type { LocaleMessages } from "@quire/core";

/** All messages in French. */
const fr: LocaleMessages = messages;

export default fr;
