import type { Page } from "playwright";

/**
 * Puts the script first into every page's head, and changes the page by `edit`. These pages have no content security
 * policy: old libraries break a strict one by themselves.
 */
export async function includeScript(
  page: Page,
  body: string,
  edit: (html: string) => string = (html) => html,
): Promise<void> {
  await page.route("**/*", async (route) => {
    const request = route.request();
    // A browser keeps a page that was answered here from the machine's own servers, as that of the captcha.
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
