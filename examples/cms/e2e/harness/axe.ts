import { createRequire } from "node:module";
import type { Page } from "playwright";
import { motionEnds } from "./motion-ends.js";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Returns the violations that axe finds in the current state of a page, one line for each node. */
export async function violationsOn(page: Page): Promise<string[]> {
  await motionEnds(page);
  // The debugger can inject axe even if the page's policy refuses such scripts.
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(await readAxe());
  }
  return page.evaluate(async () => {
    const { violations } = await Reflect.get(window, "axe").run(document, { resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }: { id: string; nodes: { html: string; target: unknown }[] }) =>
      nodes.map(({ html, target }) => `${id}: ${JSON.stringify(target)} ${html.slice(0, 200)}`),
    );
  });
}

let text: Promise<string> | undefined;

function readAxe(): Promise<string> {
  text ??= import("node:fs/promises").then(({ readFile }) => readFile(AXE, "utf8"));
  return text;
}
