import messages from "virtual:quire/locale/de";
import type { LocaleMessages } from "@quire/core";

/** All messages in German. */
const de: LocaleMessages = messages;

export default de;
