import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { asElement } from "./as-element.js";
import { textAttribute } from "./attribute.js";
import { useWidgetState } from "./host-context.js";
import { initialContent } from "./initial-content.js";
import { makeElement } from "./make-element.js";
import { paintFirst } from "./paint-first.js";
import { formatMark, RELEASE } from "./prerendered-mark.js";
import { reactView } from "./react-view.js";
import { register } from "./register.js";
import { defineWidget } from "./widget.js";

const SHEET = "[data-quire-ui] form { color: rgb(1, 2, 3) }";
let comes = Promise.withResolvers<void>();

/** A form in the light DOM. It renders early when `of` is set. */
const probe = defineWidget({
  name: "adopted-form",
  description: "A form.",
  attributes: { of: textAttribute("Whose it is.", "") },
  events: {},
  root: "light",
  initial: initialContent({
    styles: [SHEET],
    render: ({ of }: { readonly of: string }) =>
      of
        ? makeElement(
            "form",
            { action: "/there", novalidate: "" },
            makeElement("input", { name: "q" }),
            makeElement("button", { type: "submit" }, of),
          )
        : undefined,
  }),
  view: async () => {
    await comes.promise;
    const view = reactView(({ of }: { readonly of: string }) => {
      useWidgetState("ready");
      return (
        <form action="/there" noValidate suppressHydrationWarning>
          <input name="q" />
          <button type="submit">{of}</button>
        </form>
      );
    }, SHEET);
    return { view };
  },
});

/** The same widget in a shadow root. */
const inShadow = defineWidget({ ...probe, name: "adopted-shadow", root: "shadow" });

/**
 * Returns a server's markup: the shadow root as a template, and the early form in the light DOM.
 * @param inside the page's content inside the tag
 */
function sent(of: string, inside = "", widget: typeof probe = probe): string {
  const host = document.createElement("div");
  host.setAttribute("of", of);
  host.innerHTML = inside;
  document.body.append(host);
  const { root, order, light } = paintFirst(host, widget);
  expect(host.innerHTML.startsWith(inside)).toBe(true);
  const elements = [
    ...root.querySelectorAll("*"),
    ...(light ? [light.container, ...light.container.querySelectorAll("*")] : []),
  ];
  const mark = formatMark({
    release: RELEASE,
    locale: "en",
    order: elements.map((element) => order.get(element) ?? -1),
  });
  const shadow = [...root.children].map((child) => child.outerHTML).join("");
  const view = light
    ? `<div slot="quire-content" data-quire-ui><style>${light.styles.join("")}</style>${light.container.innerHTML}</div>`
    : "";
  host.remove();
  const tag = `quire-${widget.name}`;
  return `<${tag} of="${of}" data-quire-prerendered="${mark}"><template shadowrootmode="open">${shadow}</template>${view}${inside}</${tag}>`;
}

function insert(markup: string): HTMLElement {
  document.body.setHTMLUnsafe(markup);
  return document.body.firstElementChild as HTMLElement;
}

const ours = (host: HTMLElement) => [
  ...host.querySelectorAll("[data-quire-ui], [data-quire-ui] *:not(style)"),
];
const field = (host: HTMLElement) => host.querySelector("[data-quire-ui] input") as HTMLInputElement;

let messages: string[] = [];
beforeEach(() => {
  messages = [];
  comes = Promise.withResolvers();
  vi.spyOn(console, "error").mockImplementation((line) => messages.push(String(line)));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function isLive(host: HTMLElement) {
  register("adopted-form", asElement(probe));
  return expect.poll(() => host.dataset.quirePrerendered).toBeUndefined();
}

it("reuses prerendered early content, then hydrates it, with focus and typed text (beyond-86)", async () => {
  const plain = '<form id="plain"></form>';
  const host = insert(sent("Ada", plain));
  const before = ours(host);
  expect(before.map(({ localName }) => localName)).toEqual(["div", "form", "input", "button"]);
  field(host).value = "typed";
  field(host).focus();
  field(host).setSelectionRange(2, 3);
  const stands = () => {
    const { value, selectionStart, selectionEnd } = field(host);
    return [document.activeElement === field(host), value, selectionStart, selectionEnd];
  };
  await isLive(host);
  expect(ours(host)).toEqual(before);
  expect(stands()).toEqual([true, "typed", 2, 3]);
  expect([host.dataset.state, host.querySelector("#plain"), host.querySelector("style")]).toEqual([
    "ready",
    null,
    null,
  ]);
  expect(getComputedStyle(before[1] as Element).color).toBe("rgb(1, 2, 3)");
  comes.resolve();
  await expect.poll(() => host.querySelector("form")?.noValidate).toBe(true);
  expect(ours(host)).toEqual(before);
  expect(stands()).toEqual([true, "typed", 2, 3]);
  expect(messages).toEqual([]);
});

it("reuses prerendered early content in a shadow root (beyond-114)", async () => {
  const host = insert(sent("Ada", "", inShadow));
  const button = () => host.shadowRoot?.querySelector("button");
  const before = button();
  expect(before?.textContent).toBe("Ada");
  register("adopted-shadow", asElement(inShadow));
  comes.resolve();
  await expect.poll(() => host.dataset.state).toBe("ready");
  expect(button()).toBe(before);
  expect(messages).toEqual([]);
});

it("renders changed early content again and reports the difference (beyond-86)", async () => {
  const host = insert(sent("Ada").replace('<button type="submit">Ada', '<button type="submit">Translated'));
  await isLive(host);
  expect(host.querySelector("button")?.textContent).toBe("Ada");
  expect(messages.join()).toContain("<quire-adopted-form> differs");
});

it("keeps typed text and focus when a filter changed the markup around a field (beyond-86)", async () => {
  const host = insert(sent("Ada").replace("<input", "<span>Wrapped</span><input"));
  field(host).value = "typed";
  field(host).focus();
  await isLive(host);
  expect(host.querySelector("span")).toBeNull();
  expect([field(host).value, document.activeElement]).toEqual(["typed", field(host)]);
  expect(messages.join()).toContain("<quire-adopted-form> differs");
});

it("waits until the parser has read the early content (beyond-86)", async () => {
  const markup = sent("Ada");
  register("adopted-form", asElement(probe));
  const reading = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  const view = /<div slot.*<\/div>/s.exec(markup)?.[0] ?? "";
  const host = insert(markup.replace(view, ""));
  await import("./adopt.js");
  await new Promise(requestAnimationFrame);
  expect(host.dataset.state).toBeUndefined();
  host.insertAdjacentHTML("beforeend", view);
  const before = ours(host);
  expect(before).toHaveLength(4);
  reading.mockRestore();
  await isLive(host);
  expect(ours(host)).toEqual(before);
  expect(messages).toEqual([]);
});

it("prerenders no early content if the view begins differently (beyond-86)", () => {
  const host = insert(sent("", '<form id="plain"></form>'));
  expect(ours(host)).toEqual([]);
  expect(host.querySelector("#plain")).not.toBeNull();
});
