import type { Page } from "playwright";

/**
 * Inserts the script first into every page's head, and changes the page with `edit`. These pages have no
 * Content Security Policy, because old libraries violate a strict one.
 */
export async function includeScript(
  page: Page,
  body: string,
  edit: (html: string) => string = (html) => html,
): Promise<void> {
  await page.route("**/*", async (route) => {
    const request = route.request();
    // A page whose document was intercepted cannot reach this machine's other servers, such as the captcha's.
    // The test fetches their files.
    if (new URL(request.url()).origin !== new URL(page.url()).origin && request.resourceType() !== "document")
      return route.fulfill({ response: await route.fetch() });
    if (request.resourceType() !== "document") return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const { "content-security-policy": _policy, ...headers } = response.headers();
    const html = (await response.text()).replace(/<head>/, '<head><script src="/included.js"></script>');
    return route.fulfill({ response, headers, body: edit(html) });
  });
  await page.route("**/included.js", (route) => route.fulfill({ contentType: "text/javascript", body }));
}
