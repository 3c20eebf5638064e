import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { at, filesBelow } from "../workspace.mjs";

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const pascal = (name) => name.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter) => letter.toUpperCase());
const camel = (name) => pascal(name).replace(/^./, (letter) => letter.toLowerCase());
const words = (name) => name.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase());

const renamed = (text, name) =>
  text
    .replaceAll("my-widget", name)
    .replaceAll("MyWidget", pascal(name))
    .replaceAll("myWidget", camel(name))
    .replaceAll("My widget", words(name));

/**
 * Copies the pattern that lies beside this file to a new folder, under the widget's own name.
 * @param {string} name as my-widget
 * @param {string} version of the package, the same as all others have
 */
export function scaffold(name, version, folder) {
  if (!NAME.test(name)) throw new Error(`"${name}" is no widget's name: write it as my-widget.`);
  if (existsSync(folder)) throw new Error(`${folder} is there already.`);
  cpSync(at("tools/new-widget/my-widget"), folder, { recursive: true });
  for (const file of filesBelow(folder)) {
    writeFileSync(
      file,
      renamed(readFileSync(file, "utf8"), name).replace('"0.0.0"', JSON.stringify(version)),
    );
    renameSync(file, join(dirname(file), renamed(basename(file), name)));
  }
}
