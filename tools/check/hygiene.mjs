import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { checkPackage, Package } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { filesBelow, packages } from "../workspace.mjs";
import { verdict } from "./command.mjs";

/** Packages are modules only: what fails for `require` alone is meant. */
const MEANT = new Set(["CJSResolvesToESM", "NoResolution:node10"]);

/** The files that a publish would pack, as the manifest's `files` says. */
function packed({ dir, manifest }) {
  const files = manifest.files.flatMap((name) => filesBelow(join(dir, name)));
  return [join(dir, "package.json"), ...files].map((file) => ({
    name: relative(dir, file),
    data: readFileSync(file),
  }));
}

async function wrongTypes({ manifest }, files) {
  const contents = Object.fromEntries(
    files.map(({ name, data }) => [`/node_modules/${manifest.name}/${name}`, data.toString()]),
  );
  const { problems = [] } = await checkPackage(new Package(contents, manifest.name, manifest.version));
  return problems
    .filter(({ kind, resolutionKind }) => !MEANT.has(kind) && !MEANT.has(`${kind}:${resolutionKind}`))
    .map(
      ({ kind, entrypoint = "", resolutionKind = "" }) =>
        `${manifest.name}: ${kind} ${entrypoint} ${resolutionKind}`,
    );
}

async function wrongPackage({ dir, manifest }, files) {
  const { messages } = await publint({ pkgDir: dir, strict: true, pack: { files } });
  return messages.map((message) => `${manifest.name}: ${formatMessage(message, manifest)}`);
}

/** Asks publint and are-the-types-wrong about every package as it would be published. */
export async function hygiene() {
  const faults = [];
  for (const one of packages()) {
    const files = packed(one);
    faults.push(...(await wrongPackage(one, files)), ...(await wrongTypes(one, files)));
  }
  return verdict(faults);
}
