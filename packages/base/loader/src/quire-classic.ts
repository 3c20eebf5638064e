/*
 * For templates that allow only classic scripts: brings the module loader that lies beside this file.
 * It finds its own tag by address, for `document.currentScript` is null where a host's script inserts it.
 */
const tags = Array.from(document.querySelectorAll<HTMLScriptElement>('script[src*="quire.classic.js"]'));
const address = tags[0]?.src;

if (address) {
  import(new URL("quire.js", address).href).catch((cause: unknown) => {
    console.error("[quire] chunk/failed: quire.js could not be loaded from beside quire.classic.js.", cause);
  });
}

export {};
