// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { numberAttribute, requiredText } from "./attribute.js";
import { completeDom } from "./complete-dom.js";
import { makeElement } from "./make-element.js";
import { paintFirst } from "./paint-first.js";
import { reactView } from "./react-view.js";
import { defineDomWidget, defineWidget } from "./widget.js";

const log: string[] = [];

const list = defineDomWidget({
  name: "painted-list",
  description: "",
  attributes: { count: numberAttribute("How many.", 2), of: requiredText("Of what.") },
  events: {},
  styles: ["ul { margin: 0 }"],
  dom({ root }) {
    const items = makeElement("ul");
    root.append(items);
    return {
      set({ count, of }) {
        items.append(...Array.from({ length: count }, () => makeElement("li", {}, of)));
      },
      end: () => log.push("end"),
    };
  },
});

beforeEach(completeDom);
afterEach(() => {
  log.length = 0;
  document.body.replaceChildren();
});

function host(attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = makeElement("div", attributes);
  document.body.append(element);
  return element;
}

it("renders attributes, and numbers elements in order of creation", () => {
  const { root, order, styles } = paintFirst(host({ count: "3", of: "pens" }), list);
  expect(root.querySelector("ul")?.textContent).toBe("penspenspens");
  const numbers = [...root.querySelectorAll("ul, li")].map((element) => order.get(element));
  expect(numbers.slice(1).map((number) => number && number - Number(numbers[1]))).toEqual([0, 1, 2]);
  expect([...order.values()]).toEqual([...order.keys()].map((_, place) => place));
  expect(styles).toContain("ul { margin: 0 }");
});

it("ends its view, and restores document.createElement", () => {
  paintFirst(host({ of: "pens" }), list);
  expect(log).toEqual(["end"]);
  expect(Object.hasOwn(document, "createElement")).toBe(false);
});

it("restores document.createElement when a widget throws", () => {
  const broken = {
    ...list,
    dom: () => {
      throw new Error("Its own fault.");
    },
  };
  expect(() => paintFirst(host({ of: "pens" }), broken)).toThrow("Its own fault.");
  expect(Object.hasOwn(document, "createElement")).toBe(false);
});

it("throws if a required attribute is missing, and renders nothing", () => {
  const bare = host({ count: "3" });
  expect(() => paintFirst(bare, list)).toThrow('<quire-painted-list> needs the attribute "of".');
  expect(bare.shadowRoot).toBeNull();
});

it("renders the shell of a widget with a React view", () => {
  const widget = defineWidget({
    name: "painted-shell",
    description: "",
    attributes: {},
    events: {},
    view: async () => ({ view: reactView<object>(() => null) }),
  });
  const { root, order } = paintFirst(host({}), widget);
  expect(root.querySelector('[part="content"]')).not.toBeNull();
  expect(order.size).toBeGreaterThan(0);
});
