import { modules } from "virtual:quire/application";

const FOLDER = "widgets/";

/** The names of all widgets, as "mini-cart". */
export const widgetNames: readonly string[] = Object.keys(modules)
  .filter((name) => name.startsWith(FOLDER))
  .map((name) => name.slice(FOLDER.length, -".js".length));

/** Runs a widget's `define.ts`; on a server that declares it. */
export async function declareWidget(name: string): Promise<void> {
  await modules[`${FOLDER}${name}.js`]?.();
}
