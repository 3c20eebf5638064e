import messages from "virtual:quire/locale/es";
import type { LocaleMessages } from "@quire/core";

/** All messages in Spanish. */
const es: LocaleMessages = messages;

export default es;
