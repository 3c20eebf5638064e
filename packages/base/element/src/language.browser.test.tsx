import { defineText, messagesReady, runtime, setPageConfiguration } from "@quire/core";
import { createElement, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { asComponent } from "./as-component.js";
import { asDomElement } from "./as-dom-element.js";
import { asElement } from "./as-element.js";
import { reactView } from "./react-view.js";
import { defineDomWidget, defineWidget } from "./widget.js";

const text = defineText("spoken", { title: "Cart" });

function View() {
  const [typed, setTyped] = useState("");
  return (
    <label>
      {text("title")}
      <input value={typed} onChange={({ target }) => setTyped(target.value)} />
    </label>
  );
}

const view = reactView<object>(View);
const widget = defineWidget({
  name: "spoken",
  description: "",
  attributes: {},
  events: {},
  view: async () => ({ view }),
});
const Spoken = asComponent(widget, view);
const plain = defineDomWidget({
  name: "plain-spoken",
  description: "",
  attributes: {},
  events: {},
  dom: ({ root }) => {
    const title = root.appendChild(document.createElement("p"));
    return { set: () => title.replaceChildren(text("title")), end() {} };
  },
});

customElements.define("quire-spoken", asElement(widget));
customElements.define("quire-plain-spoken", asDomElement(plain));

beforeEach(() => {
  runtime().shared.clear();
  setPageConfiguration({
    locales: {
      de: async () => ({ default: { "spoken.title": "Warenkorb" } }),
      ar: async () => ({ default: { "spoken.title": "السلة" } }),
    },
  });
});

afterEach(() => {
  document.documentElement.lang = "en";
  document.body.removeAttribute("lang");
  document.body.replaceChildren();
});

const getWords = (host: Element | null) => host?.shadowRoot?.textContent;

it("changes a widget's language with lang, and keeps its state (beyond-388)", async () => {
  const host = document.body.appendChild(document.createElement("quire-spoken"));
  await expect.poll(() => getWords(host)).toBe("Cart");
  const input = host.shadowRoot?.querySelector("input");
  if (!input) throw new Error("The view has no field.");
  input.focus();
  document.execCommand("insertText", false, "three");
  document.documentElement.lang = "de";
  await expect.poll(() => getWords(host)).toBe("Warenkorb");
  document.body.lang = "ar";
  await expect.poll(() => getWords(host)).toBe("السلة");
  expect(host.shadowRoot?.querySelector("input")).toBe(input);
  expect(input.value).toBe("three");
});

it("changes the language of plain DOM and of React components (beyond-388)", async () => {
  const host = document.body.appendChild(document.createElement("quire-plain-spoken"));
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  flushSync(() => root.render(createElement(Spoken)));
  const getAll = () => [host, place.firstElementChild].map((one) => getWords(one));
  expect(getAll()).toEqual(["Cart", "Cart"]);
  document.documentElement.lang = "de";
  await expect.poll(getAll).toEqual(["Warenkorb", "Warenkorb"]);
  document.documentElement.lang = "en";
  await expect.poll(getAll).toEqual(["Cart", "Cart"]);
  flushSync(() => root.unmount());
});

it("marks its language inside content in another language (beyond-407)", async () => {
  const section = document.body.appendChild(document.createElement("section"));
  section.lang = "de";
  const hosts = ["quire-spoken", "quire-plain-spoken"].map((tag) =>
    section.appendChild(document.createElement(tag)),
  );
  const getLanguages = () =>
    hosts.map((host) => host.shadowRoot?.querySelector("label, p")?.closest<HTMLElement>("[lang]")?.lang);
  await expect.poll(() => hosts.map(getWords)).toEqual(["Cart", "Cart"]);
  expect(getLanguages()).toEqual(["en", "en"]);
  document.documentElement.lang = "de-AT";
  await expect.poll(() => hosts.map(getWords)).toEqual(["Warenkorb", "Warenkorb"]);
  expect(getLanguages()[0]).toBeUndefined();
});

it("renders a view in the page's language from the start (beyond-387)", async () => {
  document.documentElement.lang = "de";
  const seen: (string | null | undefined)[] = [];
  const host = document.body.appendChild(document.createElement("quire-spoken"));
  const shadow = host.shadowRoot;
  if (!shadow) throw new Error("The host has no shadow root.");
  const observer = new MutationObserver(() => seen.push(shadow.querySelector("label")?.textContent));
  observer.observe(shadow, { childList: true, subtree: true });
  await expect.poll(() => getWords(host)).toBe("Warenkorb");
  await messagesReady();
  observer.disconnect();
  expect(seen).not.toContain("Cart");
});

it("reports a language without messages once (beyond-390)", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  document.documentElement.lang = "nl-BE";
  await messagesReady();
  document.documentElement.lang = "en";
  await messagesReady();
  document.documentElement.lang = "nl-BE";
  await expect
    .poll(() => log.mock.calls.map(([line]) => line))
    .toEqual([expect.stringMatching(/message\/language: .* language "nl-BE"\. They show in English\./)]);
});
