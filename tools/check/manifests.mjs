import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { placeFiles } from "../build/places.mjs";
import { at, packages } from "../workspace.mjs";

const EXACT = /^\d/;
const read = (file) => JSON.parse(readFileSync(file, "utf8"));

/** The ranges of the catalog in pnpm-workspace.yaml, by library. */
function catalog() {
  const [, ranges] = readFileSync(at("pnpm-workspace.yaml"), "utf8").split("catalog:\n");
  const lines = ranges.split("\n\n")[0].split("\n");
  return new Map(lines.map((line) => line.trim().replaceAll('"', "").split(": ")));
}

/** What npm shows of a package, and how it is installed: pairs of whether it is so, and the fault otherwise. */
function presentation({ dir, layer, folder, manifest }, { homepage, repository }) {
  const place = `packages/${layer}/${folder}`;
  const readme = existsSync(join(dir, "README.md")) ? readFileSync(join(dir, "README.md"), "utf8") : "";
  const { directory, ...where } = manifest.repository ?? {};
  const isOurs = JSON.stringify(where) === JSON.stringify(repository) && directory === place;
  return [
    [manifest.description, "has no description"],
    [isOurs, `needs the root's repository, with "directory": "${place}"`],
    [manifest.homepage === `${homepage}/tree/main/${place}#readme`, "needs its README as its homepage"],
    [manifest.keywords?.length > 0, "has no keywords"],
    [manifest.engines?.node, "has no engines"],
    [manifest.scripts?.prepack, 'needs "prepack": "node ../../../tools/prepack.mjs"'],
    [readme.includes(`npm install ${manifest.name}`), `needs a README with \`npm install ${manifest.name}\``],
  ];
}

/** What its files' places promise must be importable, and by an application all of it. */
function exported(one, application) {
  const files = placeFiles(one);
  const names = files.map((file) => `./${file.replace(/\.tsx?$/, "")}`);
  const isNamed = files.length === 0 || application.dependencies[one.manifest.name];
  return [
    ...names.map((name) => [one.manifest.exports[name], `must export ${name}`]),
    [isNamed, "must be among the dependencies of @quire/app"],
  ];
}

/** Editors and type checkers find what the build writes of a widget by these. */
function described({ layer, manifest }) {
  if (layer !== "widgets") return [];
  const { exports } = manifest;
  return [
    [
      manifest.customElements === "./dist/custom-elements.json",
      'needs "customElements": "./dist/custom-elements.json"',
    ],
    [manifest["web-types"] === "./dist/web-types.json", 'needs "web-types": "./dist/web-types.json"'],
    [
      exports["./custom-elements.json"] === "./dist/custom-elements.json",
      "must export ./custom-elements.json",
    ],
    [
      exports["./tags/*"]?.types === "./dist/tags/*.d.ts",
      'must export ./tags/* as "types": "./dist/tags/*.d.ts"',
    ],
  ];
}

/** An exact version in a package is one more copy in every application that has another. */
function ranges({ manifest }, versions) {
  return Object.entries(manifest.dependencies ?? {}).map(([name, range]) => [
    !EXACT.test(range === "catalog:" ? versions.get(name) : range),
    `needs a range for ${name}`,
  ]);
}

/** What we ask of every package.json beyond what publint does. */
export function manifestFaults(all = packages()) {
  const workspace = read(at("package.json"));
  const application = read(at("packages/entry/app/package.json"));
  const versions = catalog();
  return all.flatMap((one) =>
    [
      ...presentation(one, workspace),
      ...exported(one, application),
      ...described(one),
      ...ranges(one, versions),
    ]
      .filter(([isSo]) => !isSo)
      .map(([, fault]) => `${one.manifest.name} ${fault}`),
  );
}
