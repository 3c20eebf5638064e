import { afterEach, expect, it, vi } from "vitest";
import { asDomElement } from "./as-dom-element.js";
import { declaredOnServer, register } from "./register.js";
import { defineDomWidget } from "./widget.js";

/** Returns a fake registry of custom elements. */
function registry() {
  const defined = new Map<string, unknown>();
  return { defined, get: (tag: string) => defined.get(tag), define: defined.set.bind(defined) };
}
// The test only compares the classes.
const [first, second] = [class {}, class {}] as unknown as [
  CustomElementConstructor,
  CustomElementConstructor,
];

afterEach(() => vi.unstubAllGlobals());

it("keeps the first definition of a tag if a package is on the page twice", () => {
  const { defined, ...customElements } = registry();
  vi.stubGlobal("customElements", customElements);
  register("probe", first);
  register("probe", second);
  expect([...defined]).toEqual([["quire-probe", first]]);
});

it("keeps the declaration on a server, which has no custom elements", () => {
  const probe = defineDomWidget({
    name: "probe",
    description: "",
    attributes: {},
    events: {},
    dom: () => ({ set() {}, end() {} }),
  });
  register("probe", asDomElement(probe));
  expect(declaredOnServer("probe")).toMatchObject(probe);
  expect(declaredOnServer("another")).toBeUndefined();
});
