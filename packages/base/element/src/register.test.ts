import { afterEach, expect, it, vi } from "vitest";
import { asDomElement } from "./as-dom-element.js";
import { declaredOnServer, register } from "./register.js";
import { defineDomWidget } from "./widget.js";

/** What a server's, or another, registry knows. */
function registry() {
  const defined = new Map<string, unknown>();
  return { defined, get: (tag: string) => defined.get(tag), define: defined.set.bind(defined) };
}
// That each is a class of its own counts here.
const [first, second] = [class {}, class {}] as unknown as [
  CustomElementConstructor,
  CustomElementConstructor,
];

afterEach(() => vi.unstubAllGlobals());

it("a tag that is taken stays whose it is, as where a package is on the page twice", () => {
  const { defined, ...customElements } = registry();
  vi.stubGlobal("customElements", customElements);
  register("probe", first);
  register("probe", second);
  expect([...defined]).toEqual([["quire-probe", first]]);
});

it("on a server, which has no elements, keeps what was declared", () => {
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
