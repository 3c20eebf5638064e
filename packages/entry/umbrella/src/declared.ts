import { modules } from "virtual:quire/application";

const FOLDER = "widgets/";

/** The names of all widgets, such as "mini-cart". */
export const widgetNames: readonly string[] = Object.keys(modules)
  .filter((name) => name.startsWith(FOLDER))
  .map((name) => name.slice(FOLDER.length, -".js".length));

/** Runs a widget's `define.ts`, which declares the widget on a server. */
export async function declareWidget(name: string): Promise<void> {
  await modules[`${FOLDER}${name}.js`]?.();
}
