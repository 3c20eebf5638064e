import { expect, it } from "vitest";
import { readTokens } from "./read-tokens.mjs";

const HOST = "a = ':host{--_line:var(--quire-line,#ddd);--_bw:1;--_on:calc(var(--_bw)*1);--_text:#111}'";

/** Returns the first chunk of a bundle after the step. */
function rendered(...codes) {
  const chunks = Object.fromEntries(codes.map((code, i) => [`${i}.js`, { modules: { [`${i}`]: { code } } }]));
  return readTokens().renderChunk(codes[0], {}, {}, { chunks }).code;
}

it("removes tokens that no sheet of a bundle reads, with their own sources", () => {
  expect(rendered(`${HOST}; b = 'p{color:var(--_text)}'`)).toBe(
    "a = ':host{--_text:#111}'; b = 'p{color:var(--_text)}'",
  );
});

it("keeps a token that another chunk reads, with its sources", () => {
  expect(rendered(HOST, "b = 'p{color:var(--_on);border-color:var(--_line);fill:var(--_text)}'")).toBe(HOST);
});

it("keeps a page's own tokens, and tokens outside of sheets", () => {
  const code = "a = ':host{--quire-line:red;color:red}'; n--_a; b = { x: --_c }";
  expect(rendered(code)).toBe(code);
});
