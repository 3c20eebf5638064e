/** The layers from bottom to top. A layer imports only layers before it. ARCHITECTURE.md shows them. */
const LAYERS = [
  "packages/base",
  "packages/services",
  "packages/features",
  "packages/widgets",
  "packages/entry",
  "examples",
];

/** Rows within a layer. A domain imports only domains of earlier rows. */
const BASE = [["core"], ["element", "loader"], ["ui"], ["conformance"]];
const SERVICES = [
  ["contract", "configuration", "analytics", "scripts"],
  ["client", "forms"],
  ["captcha", "session"],
  ["outbox", "page-state", "password", "streams"],
  ["following", "library"],
  ["cart", "checkout", "payment"],
  ["order"],
];

const oneOf = (names) => `(?:${names.join("|")})`;

const upwards = LAYERS.slice(0, -1).map((layer, i) => ({
  name: "not-upwards",
  comment: `${layer} imports only from below itself`,
  from: { path: `^${layer}/` },
  to: { path: `^${oneOf(LAYERS.slice(i + 1))}/` },
}));

/** A folder imports nothing from its own row or from later rows. */
const inRows = (folder, rows) =>
  rows.map((row, i) => ({
    name: "not-in-its-row",
    comment: `in ${folder}, ${row.join(", ")} import only the rows before them`,
    from: { path: `^${folder}/(${row.join("|")})/` },
    to: { path: `^${folder}/`, pathNot: [`^${folder}/$1/`, `^${folder}/${oneOf(rows.slice(0, i).flat())}/`] },
  }));

const SERVICE = "^packages/services/src/";
const named = SERVICES.flat();

export const forbidden = [
  { name: "no-circle", comment: "by values or types", from: { path: "^packages/" }, to: { circular: true } },
  ...upwards,
  ...inRows("packages/base", BASE),
  ...inRows("packages/services/src", SERVICES),
  {
    name: "not-in-its-row",
    comment: "a service that no row names imports only those that one names",
    from: { path: `${SERVICE}([^/]+)/`, pathNot: `${SERVICE}${oneOf(named)}/` },
    to: { path: SERVICE, pathNot: [`${SERVICE}$1/`, `${SERVICE}${oneOf(named)}/`] },
  },
  {
    name: "by-its-index",
    comment: "a service is imported by its index, or by what it exports beside it",
    from: { path: `${SERVICE}([^/]+)/` },
    to: { path: SERVICE, pathNot: [`${SERVICE}$1/`, "/(?:index|waiting)\\.ts$"] },
  },
  {
    name: "not-its-neighbour",
    comment: "widgets, and features, do not import each other",
    from: { path: "^(packages/(?:widgets|features/src))/([^/]+)/" },
    to: { path: "^$1/", pathNot: "^$1/$2/" },
  },
  {
    name: "core-first",
    comment: "the rest of core knows neither bridge nor frame, nor these each other",
    from: { path: "^packages/base/core/src/(bridge|frame)?" },
    to: { path: "^packages/base/core/src/(?:bridge|frame)/", pathNot: "^packages/base/core/src/$1/" },
  },
  {
    name: "by-its-name",
    comment: "another package is imported by its name",
    from: { path: "^(packages/(?:services|features)|packages/(?:base|widgets|entry)/[^/]+|examples/[^/]+)/" },
    to: { dependencyTypes: ["local"], pathNot: "^$1/" },
  },
].map((rule) => ({ severity: "error", ...rule }));
