import messages from "virtual:quire/locale/en";
import type { LocaleMessages } from "@quire/core";

/** All messages in English, the defaults of the widgets. */
const en: LocaleMessages = messages;

export default en;
