import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../workspace.mjs";

const PLUGIN = join(root, "integrations/wordpress/quire");

/** Functions and classes of PHP 8 that WordPress 6.1 does not replace. `str_contains` and its like are replaced. */
const NEW_NAMES =
  "fdiv get_debug_type get_resource_id preg_last_error_msg array_is_list fsync enum_exists array_find array_find_key array_any array_all json_validate mb_str_pad mb_trim WeakMap Stringable ValueError UnhandledMatchError PhpToken";

/** Syntax of PHP 8 by its name. */
const NEW_SYNTAX = {
  "a null-safe call": /\?->/,
  "a match expression": /\bmatch\s*\([^;{]*\)\s*\{/,
  "an attribute": /#\[/,
  "an enum": /^\s*enum\s+\w+/m,
  "a readonly property or class": /\breadonly\s+(class|\??\w+\s+\$)/,
  "a promoted parameter": /__construct\s*\([^)]*\b(public|protected|private)\b/,
  "a union type": /(?:[(,]\s*|\)\s*:\s*)\??\w+\s*\|\s*\w+\s*(?:\$|\{)/,
  "the type mixed, static, never, true, false or null":
    /\bfunction\b[^{};]*\)\s*:\s*(mixed|static|never|true|false|null)\s*[{;]|[(,]\s*mixed\s+\$/,
  "a catch without a variable": /\bcatch\s*\(\s*[\w\\|\s]+\)/,
  "a named argument": /[(,]\s*[a-z_]\w*\s*:\s*[^:]/,
  "a comma after the last parameter": /\bfunction\b[^(){};]*\([^()]*,\s*\)/,
  "throw in an expression": /(\?\?|\?|:|=>|&&|\|\|)\s*throw\b/,
  "a first-class callable": /\(\s*\.\.\.\s*\)/,
};

const files = readdirSync(PLUGIN, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".php"),
);

/** Replaces comments and the contents of strings. Text outside of PHP tags stays, as it has no such syntax. */
const getCode = (source) =>
  source.replace(/#(?!\[).*|\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g, (part) =>
    /^["']/.test(part) ? `${part[0]}${part[0]}` : "",
  );

/** Returns the names of syntax and functions that PHP 7.4 does not know. */
function findNew(source) {
  const code = getCode(source);
  const names = NEW_NAMES.split(" ").filter((name) => new RegExp(`(?<![\\w$>:])${name}\\b`).test(code));
  const syntax = Object.entries(NEW_SYNTAX).filter(([, pattern]) => pattern.test(code));
  return [...names, ...syntax.map(([name]) => name)];
}

it.each(files)("finds only PHP 7.4 in the WordPress plugin's %s", (file) => {
  expect(findNew(readFileSync(join(PLUGIN, file), "utf8"))).toEqual([]);
});

it.each([
  ["$a?->b();", "a null-safe call"],
  ["$a = match ($b) { 1 => 2 };", "a match expression"],
  ["#[Pure]\nfunction a() {}", "an attribute"],
  ["enum Suit {}", "an enum"],
  ["class A { public readonly int $b; }", "a readonly property or class"],
  ["function __construct(private $a) {}", "a promoted parameter"],
  ["function a(int|string $b) {}", "a union type"],
  ["function a(): int|false {", "a union type"],
  ["function a(): static {", "the type mixed, static, never, true, false or null"],
  ["try {} catch (Exception) {}", "a catch without a variable"],
  ["a($b, strict: true);", "a named argument"],
  ["function a($b,) {}", "a comma after the last parameter"],
  ["$a = $b ?? throw new C();", "throw in an expression"],
  ["$a = strlen(...);", "a first-class callable"],
  ["array_is_list($a);", "array_is_list"],
])("recognizes PHP 8 in %s", (source, name) => {
  expect(findNew(source)).toContain(name);
});

it.each([
  "// a?->b",
  "$a = 'match (x) {';",
  "a($b ? c : d, A::B);",
  "catch (Exception $error) {",
  "function a(?string $b = null): ?string {",
  "$this->array_find($a | $b);",
])("accepts PHP 7.4 in %s", (source) => {
  expect(findNew(source)).toEqual([]);
});
