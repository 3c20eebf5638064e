import { readFileSync } from "node:fs";
import { join, matchesGlob, relative } from "node:path";
import { checkPackage, Package } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { filesBelow, published } from "../workspace.mjs";
import { verdict } from "./command.mjs";
import { manifestFaults } from "./manifests.mjs";

/** Expected problems. Packages contain only modules, so `require` alone may fail. */
const MEANT = new Set(["CJSResolvesToESM", "NoResolution:node10"]);

/** Lists the files that a publish would pack, by the manifest's `files`. */
function packed({ dir, manifest }) {
  const left = manifest.files.filter((one) => one.startsWith("!")).map((one) => one.slice(1));
  const names = manifest.files
    .flatMap((name) => filesBelow(join(dir, name)))
    .map((file) => relative(dir, file))
    .filter((name) => !left.some((glob) => matchesGlob(name, glob)));
  return ["package.json", "README.md", ...names].map((name) => ({
    name,
    data: readFileSync(join(dir, name)),
  }));
}

async function wrongTypes({ manifest }, files) {
  const contents = Object.fromEntries(
    files.map(({ name, data }) => [`/node_modules/${manifest.name}/${name}`, data.toString()]),
  );
  // Style sheets have no types.
  const options = { excludeEntrypoints: [/\.css$/] };
  const { problems = [] } = await checkPackage(
    new Package(contents, manifest.name, manifest.version),
    options,
  );
  return problems
    .filter(({ kind, resolutionKind }) => !MEANT.has(kind) && !MEANT.has(`${kind}:${resolutionKind}`))
    .map(
      ({ kind, entrypoint = "", resolutionKind = "" }) =>
        `${manifest.name}: ${kind} ${entrypoint} ${resolutionKind}`,
    );
}

async function wrongPackage({ manifest }, packedFiles) {
  const files = packedFiles.map(({ name, data }) => ({ name: `package/${name}`, data }));
  const { messages } = await publint({ pkgDir: "package", strict: true, pack: { files } });
  return messages.map((message) => `${manifest.name}: ${formatMessage(message, manifest)}`);
}

/** Returns false for a package of scripts that pages include, which has no types. */
const isTyped = ({ manifest }) => Object.values(manifest.exports).some((target) => target.types);

/** Checks every package as it would be published, by publint, are-the-types-wrong and our own rules. */
export async function hygiene() {
  const faults = manifestFaults();
  for (const one of published()) {
    const files = packed(one);
    faults.push(...(await wrongPackage(one, files)), ...(isTyped(one) ? await wrongTypes(one, files) : []));
  }
  return verdict(faults);
}
