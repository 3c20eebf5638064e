import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { at, filesBelow } from "../workspace.mjs";

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const pascal = (name) => name.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter) => letter.toUpperCase());
const camel = (name) => pascal(name).replace(/^./, (letter) => letter.toLowerCase());
const toWords = (name) => name.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase());

const renamed = (text, name) =>
  text
    .replaceAll("my-widget", name)
    .replaceAll("MyWidget", pascal(name))
    .replaceAll("myWidget", camel(name))
    .replaceAll("My widget", toWords(name));

/**
 * Copies the template of a widget to a new folder, under the widget's name. `dom` replaces the files of a
 * React view with those of a plain DOM view.
 * @param {string} name such as my-widget
 * @param {{ version: string, folder: string, dom?: boolean }} options the version of all packages; the new
 * folder
 */
export function scaffold(name, { version, folder, dom = false }) {
  if (!NAME.test(name)) throw new Error(`"${name}" is no widget's name: write it as my-widget.`);
  if (existsSync(folder)) throw new Error(`${folder} is there already.`);
  cpSync(at("tools/new-widget/my-widget"), folder, { recursive: true });
  if (dom) {
    cpSync(at("tools/new-widget/dom"), folder, { recursive: true });
    rmSync(join(folder, "src/my-widget-view.tsx"));
  }
  for (const file of filesBelow(folder)) {
    writeFileSync(
      file,
      renamed(readFileSync(file, "utf8"), name).replace('"0.0.0"', JSON.stringify(version)),
    );
    renameSync(file, join(dirname(file), renamed(basename(file), name)));
  }
}
