import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { placeFiles } from "../build/places.mjs";
import { at, domains, published, root } from "../workspace.mjs";

const EXACT = /^\d/;
const read = (file) => JSON.parse(readFileSync(file, "utf8"));

/** Returns the version ranges of the catalog in pnpm-workspace.yaml, by library. */
function catalog() {
  const [, ranges] = readFileSync(at("pnpm-workspace.yaml"), "utf8").split("catalog:\n");
  const lines = ranges.split("\n\n")[0].split("\n");
  return new Map(lines.map((line) => line.trim().replaceAll('"', "").split(": ")));
}

/** Checks a package's npm page and its install. Returns pairs of result and fault. */
function presentation({ dir, manifest }, { homepage, repository }) {
  const place = relative(root, dir);
  const prepack = `node ${relative(dir, at("tools/prepack.mjs"))}`;
  const readme = existsSync(join(dir, "README.md")) ? readFileSync(join(dir, "README.md"), "utf8") : "";
  const { directory, ...where } = manifest.repository ?? {};
  const isOurs = JSON.stringify(where) === JSON.stringify(repository) && directory === place;
  return [
    [manifest.description, "has no description"],
    [isOurs, `needs the root's repository, with "directory": "${place}"`],
    [manifest.homepage === `${homepage}/tree/main/${place}#readme`, "needs its README as its homepage"],
    [manifest.keywords?.length > 0, "has no keywords"],
    [manifest.engines?.node, "has no engines"],
    [manifest.scripts?.prepack === prepack, `needs "prepack": "${prepack}"`],
    [
      new RegExp(`npm install (--save-dev )?${manifest.name}\\b`).test(readme),
      `needs a README with \`npm install ${manifest.name}\``,
    ],
  ];
}

const UMBRELLA = "packages/entry/umbrella";

/** Checks the exports of files with a role, for each domain and for applications. */
function exported(one, umbrella) {
  const files = placeFiles(one).map((file) => file.replace(/\.tsx?$/, ""));
  const own = domains().filter(({ owner }) => owner.dir === one.dir && owner.folder === "");
  const { name, exports } = one.manifest;
  const isNamed = files.length === 0 || umbrella.dependencies[name];
  const isWidget = one.layer === "widgets";
  return [
    ...[...own.map(({ folder }) => folder), ...files].map((path) => [
      exports[`./${path}`],
      `must export ./${path}`,
    ]),
    [isNamed, "must be among the dependencies of @quire/widgets"],
    [
      !isWidget || umbrella.index.includes(`export * from "${name}";`),
      `must be exported by ${UMBRELLA}/src/index.ts`,
    ],
  ];
}

/** Checks the exports by which editors and type checkers find the generated descriptions of widgets. */
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

/** Rejects exact versions, which would add a copy to every application with another version. */
function ranges({ manifest }, versions) {
  return Object.entries(manifest.dependencies ?? {}).map(([name, range]) => [
    !EXACT.test(range === "catalog:" ? versions.get(name) : range),
    `needs a range for ${name}`,
  ]);
}

/** Our rules for every package.json, in addition to publint's. */
export function manifestFaults(all = published()) {
  const workspace = read(at("package.json"));
  const { dependencies } = read(at(UMBRELLA, "package.json"));
  const umbrella = { dependencies, index: readFileSync(at(UMBRELLA, "src/index.ts"), "utf8") };
  const versions = catalog();
  return all.flatMap((one) =>
    [...presentation(one, workspace), ...exported(one, umbrella), ...described(one), ...ranges(one, versions)]
      .filter(([isSo]) => !isSo)
      .map(([, fault]) => `${one.manifest.name} ${fault}`),
  );
}
