import { ModalFrame, overlayShell } from "@quire/core/frame";
import { afterEach, expect, it } from "vitest";
import { asDomElement } from "./as-dom-element.js";
import { asElement } from "./as-element.js";
import { makeElement } from "./make-element.js";
import { reactView } from "./react-view.js";
import { register } from "./register.js";
import { defineDomWidget, defineWidget } from "./widget.js";

const RED = ".styled { color: rgb(255, 0, 0) }";
const before = document.adoptedStyleSheets;
const common = { description: "Red words.", attributes: {}, events: {} };
const view = async () => ({ view: reactView(() => <p className="styled">Red</p>, RED) });

register("styled-shadow", asElement(defineWidget({ ...common, name: "styled-shadow", view })));
register("styled-light", asElement(defineWidget({ ...common, name: "styled-light", root: "light", view })));
register(
  "styled-overlay",
  asElement(
    defineWidget({
      ...common,
      name: "styled-overlay",
      root: "light",
      shell: overlayShell({ kind: ModalFrame, title: () => "Red", root: "light" }),
      view,
    }),
  ),
);
register(
  "styled-plain",
  asDomElement(
    defineDomWidget({
      ...common,
      name: "styled-plain",
      styles: [RED],
      dom({ root }) {
        root.append(makeElement("p", { class: "styled" }, "Red"));
        return { set() {}, end() {} };
      },
    }),
  ),
);

afterEach(() => {
  document.adoptedStyleSheets = before;
  document.body.replaceChildren();
});

const WIDGETS = ["quire-styled-shadow", "quire-styled-light", "quire-styled-plain"];

const getWords = (host: HTMLElement) =>
  host.shadowRoot?.querySelector(".styled") ?? host.querySelector(".styled");
const isRed = (host: HTMLElement) => {
  const words = getWords(host);
  return words !== null && getComputedStyle(words).color === "rgb(255, 0, 0)";
};

async function insert(name: string): Promise<HTMLElement> {
  const host = document.body.appendChild(document.createElement(name));
  await expect.poll(() => isRed(host)).toBe(true);
  return host;
}

function throwAway(host: HTMLElement): void {
  document.adoptedStyleSheets = [];
  if (host.shadowRoot) host.shadowRoot.adoptedStyleSheets = [];
  expect(isRed(host)).toBe(false);
}

it.each(WIDGETS)("styles %s after a move into a shadow root of the page", async (name) => {
  const host = await insert(name);
  const section = document.body.appendChild(document.createElement("section"));
  section.attachShadow({ mode: "open" }).append(host);
  expect(isRed(host)).toBe(true);
});

it.each(WIDGETS)("styles %s after a move into a frame and back", async (name) => {
  const host = await insert(name);
  const frame = document.body.appendChild(document.createElement("iframe"));
  for (const body of [frame.contentDocument?.body, document.body]) {
    body?.append(host);
    expect(isRed(host)).toBe(true);
  }
});

it.each(WIDGETS)(
  "restores the styles of %s at its next move when a script has removed them",
  async (name) => {
    const host = await insert(name);
    throwAway(host);
    document.body.append(host);
    expect(isRed(host)).toBe(true);
  },
);

it.each(WIDGETS)("restores the styles of %s and its shell when it returns to the page", async (name) => {
  const host = await insert(name);
  const count = host.shadowRoot?.adoptedStyleSheets.length;
  host.remove();
  await Promise.resolve();
  document.adoptedStyleSheets = [];
  if (host.shadowRoot) host.shadowRoot.adoptedStyleSheets = [];
  document.body.append(host);
  await expect.poll(() => isRed(host)).toBe(true);
  expect(host.shadowRoot?.adoptedStyleSheets.length).toBe(count);
});

it("restores the styles of an overlay when it opens", async () => {
  const host = await insert("quire-styled-overlay");
  throwAway(host);
  host.toggleAttribute("open", true);
  expect(isRed(host)).toBe(true);
});
