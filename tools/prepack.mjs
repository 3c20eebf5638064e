import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** `pnpm pack` runs this in a package's folder. It refuses to pack a package with missing exports. */
const { name, exports } = JSON.parse(readFileSync("package.json", "utf8"));
const targets = Object.values(exports)
  .flatMap((target) => (typeof target === "string" ? [target] : [target.types, target.default]))
  .filter((target) => target !== undefined)
  .map((target) => target.replace(/\/\*.*$/, ""));
const missing = targets.filter((target) => !existsSync(join(process.cwd(), target)));
if (missing.length > 0) {
  console.error(`${name} is not built: ${missing.join(", ")} is missing. Run \`pnpm build\` first.`);
  process.exitCode = 1;
}
