import { existsSync, readFileSync } from "node:fs";
import type { Page } from "playwright";
import { OLD_LIBRARIES } from "../../../../tools/old-libraries.mjs";

const { "libjs-mootools": MOOTOOLS, "libjs-prototype": PROTOTYPE } = OLD_LIBRARIES;

/** MooTools marks the passages for pages of version 1.2; its own builder leaves them out by these marks. */
const COMPATIBILITY = /\/[/*]<1\.2compat>[\s\S]*?<\/1\.2compat>(\*\/)?/g;

const asIs = (code: string) => code;

/** Old libraries as Debian ships them. */
const LIBRARIES = {
  "MooTools 1.4.5": { file: MOOTOOLS, edit: (code: string) => code.replace(COMPATIBILITY, "") },
  "MooTools 1.4.5 with its 1.2 compatibility": { file: MOOTOOLS, edit: asIs },
  "Prototype 1.7.3": { file: PROTOTYPE, edit: asIs },
} as const;

export type SystemLibrary = keyof typeof LIBRARIES;

export const SYSTEM_LIBRARIES = Object.keys(LIBRARIES) as SystemLibrary[];

export const hasLibrary = (name: SystemLibrary): boolean => existsSync(LIBRARIES[name].file);

/**
 * Puts the library's tag first into every page's head. These pages have no content security policy: the libraries break
 * a strict one by themselves.
 */
export async function includeLibrary(page: Page, name: SystemLibrary): Promise<void> {
  const { file, edit } = LIBRARIES[name];
  const body = edit(readFileSync(file, "utf8"));
  await page.route("**/*", async (route) => {
    const request = route.request();
    // A browser keeps a page that was answered here from the machine's own servers, as that of the captcha.
    if (new URL(request.url()).origin !== new URL(page.url()).origin && request.resourceType() !== "document")
      return route.fulfill({ response: await route.fetch() });
    if (request.resourceType() !== "document") return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const { "content-security-policy": _policy, ...headers } = response.headers();
    const html = (await response.text()).replace(/<head>/, '<head><script src="/old-library.js"></script>');
    return route.fulfill({ response, headers, body: html });
  });
  await page.route("**/old-library.js", (route) => route.fulfill({ contentType: "text/javascript", body }));
}
