import ar from "@quire/locales/ar";
import de from "@quire/locales/de";
import es from "@quire/locales/es";
import fr from "@quire/locales/fr";

/** The messages of all languages besides English. */
export const locales = { ar, de, es, fr };
