import { createHash } from "node:crypto";
import { prerenderPage } from "quire-prerender";

/** Largest number of cached pages. A cached page is prerendered only once. */
const MAX_COUNT = 200;
/** Address of their style sheets. The site's policy refuses inline styles. */
export const SHEETS = "/prerendered/";

/** Adds the widgets' initial markup to pages. */
export class PrerenderedPages {
  readonly #kept = new Map<string, Promise<string>>();
  readonly #sheets = new Map<string, string>();

  /** Loads the prerenderer early, so that the first page does not wait. */
  static async start(): Promise<PrerenderedPages> {
    const pages = new PrerenderedPages();
    await pages.fill("<quire-header></quire-header>", false);
    return pages;
  }

  /**
   * @param isOfAll true for a page that is the same for everyone, which is cached
   * @param isOfAll true for a page that everybody may see, which is cached
   */
  fill(html: string, isOfAll: boolean): Promise<string> {
    if (!isOfAll) return this.#paint(html);
    const filled = this.#kept.get(html) ?? this.#paint(html);
    this.#kept.delete(html); // The most recently requested page moves to the end.
    this.#kept.set(html, filled);
    if (this.#kept.size > MAX_COUNT) this.#kept.delete([...this.#kept.keys()][0] ?? "");
    return filled;
  }

  /** Returns a sheet by its file name. */
  sheet(name: string): string | undefined {
    return this.#sheets.get(name);
  }

  async #paint(html: string): Promise<string> {
    const linked = new Set<string>();
    const stylesheet = (css: string) => {
      const name = `${createHash("sha256").update(css).digest("hex").slice(0, 16)}.css`;
      this.#sheets.set(name, css);
      linked.add(SHEETS + name);
      return SHEETS + name;
    };
    const filled = await prerenderPage(html, { stylesheet });
    // A sheet that the browser finds late would delay the content below its widget.
    const early = [...linked].map((href) => `<link rel="preload" as="style" href="${href}">\n`);
    return filled.replace("<!-- hints -->", `${early.join("")}<!-- hints -->`);
  }
}
