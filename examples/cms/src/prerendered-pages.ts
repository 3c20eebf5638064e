import { prerenderPage } from "quire-prerender";

/** Largest number of cached pages. A cached page is prerendered only once. */
const MAX_COUNT = 200;

/** Adds the widgets' initial markup to pages. Their styles are inline, so that no request delays them. */
export class PrerenderedPages {
  readonly #kept = new Map<string, Promise<string>>();

  /** Loads the prerenderer early, so that the first page does not wait. */
  static async start(): Promise<PrerenderedPages> {
    await prerenderPage("<quire-header></quire-header>");
    return new PrerenderedPages();
  }

  /**
   * @param nonce of the inline styles, or its placeholder if the page is cached
   * @param isOfAll true for a page that everybody may see, which is cached
   */
  fill(html: string, nonce: string, isOfAll: boolean): Promise<string> {
    if (!isOfAll) return prerenderPage(html, { nonce });
    const filled = this.#kept.get(html) ?? prerenderPage(html, { nonce });
    this.#kept.delete(html); // The most recently requested page moves to the end.
    this.#kept.set(html, filled);
    if (this.#kept.size > MAX_COUNT) this.#kept.delete([...this.#kept.keys()][0] ?? "");
    return filled;
  }
}
