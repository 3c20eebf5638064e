import { parseArgs } from "node:util";

export interface Options {
  readonly paths: readonly string[];
  /** Output folder. If omitted, files are filled in place. */
  readonly out: string | undefined;
  readonly watch: boolean;
  readonly locale: string | undefined;
  /** A file with the page's configuration. */
  readonly configuration: string | undefined;
  readonly nonce: string | undefined;
  /** Address of the folder that contains the pages. */
  readonly site: string | undefined;
  /** Folder for style sheet files, and its public address. */
  readonly styles: { readonly folder: string; readonly address: string } | undefined;
}

export const HELP = `quire-prerender page.html [folder …] [options]

Puts what Quire's widgets show at first into their tags and data mounts, and says what it did. A folder is gone through
for *.html and *.htm; "-" reads the page from standard input and writes it to standard output.
Ends with 1 where something could not be done, with 2 where it cannot be run.

  --out FOLDER          write there, under the same names; in place where absent
  --watch               go on, and fill what changes
  --locale TAG          the pages' locale; where absent, as their configuration or <html lang> says
  --config FILE         the pages' configuration as JSON, for its "locale" and "messages", as in <script data-quire-config>
  --site URL            where the pages will lie, as https://www.example.com/, with "-" the page's own address; widgets
                        that share their page need it
  --nonce VALUE         the nonce of the <style> elements, or the placeholder that your server replaces
  --styles FOLDER       write style sheets there instead, and link them: for policies with style-src 'self'
  --styles-url PATH     the address of that folder, as /quire-styles/
  --help                say this`;

/** A mistake in the command line. */
export class UsageError extends Error {}

const KNOWN = {
  out: { type: "string" },
  watch: { type: "boolean" },
  locale: { type: "string" },
  config: { type: "string" },
  nonce: { type: "string" },
  site: { type: "string" },
  styles: { type: "string" },
  "styles-url": { type: "string" },
  help: { type: "boolean" },
} as const;

/**
 * Reads the command line. Returns `undefined` for --help.
 * @throws UsageError
 */
export function readOptions(args: readonly string[]): Options | undefined {
  const { values, positionals: paths } = parseArguments(args);
  if (values.help) return undefined;
  const {
    out,
    watch = false,
    locale,
    config: configuration,
    nonce,
    site,
    styles,
    "styles-url": address,
  } = values;
  if (paths.length === 0) throw new UsageError("Name a page, such as page.html, or a folder.");
  if (paths.includes("-") && (paths.length > 1 || out !== undefined || watch))
    throw new UsageError('"-" stands alone, without --out and --watch.');
  if ((styles === undefined) !== (address === undefined))
    throw new UsageError(
      "--styles and --styles-url go together: a folder, and the address that it is served at.",
    );
  if (styles !== undefined && nonce !== undefined)
    throw new UsageError("Linked style sheets need no --nonce.");
  if (locale !== undefined && !isLocale(locale)) throw new UsageError(`"${locale}" is no locale, as en-GB.`);
  if (site !== undefined && !URL.canParse(site)) throw new UsageError(`"--site ${site}" is no address.`);
  const linked = styles !== undefined && address !== undefined ? { folder: styles, address } : undefined;
  return { paths, out, watch, locale, configuration, nonce, site, styles: linked };
}

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: KNOWN, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false; // The caller reports the invalid value.
  }
}
