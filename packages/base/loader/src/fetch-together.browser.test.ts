import { afterEach, expect, it } from "vitest";
import { fetchTogether } from "./fetch-together.js";

const BASE = `${location.origin}/packages/base/loader/fixtures/`;

const hints = () =>
  [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")]
    .map(({ href }) => href)
    .filter((href) => href.startsWith(BASE)); // Vitest's own page adds hints too.

afterEach(() => {
  document.body.replaceChildren();
  for (const hint of document.querySelectorAll(`link[href^="${BASE}"]`)) hint.remove();
});

it("requests elements of tags and mounts, and actions, with all their imports at once", () => {
  document.body.append(document.createElement("quire-early-tag"));
  const mount = document.body.appendChild(document.createElement("div"));
  mount.dataset.quire = "early-mount";
  for (let times = 0; times < 2; times++)
    document.body.appendChild(document.createElement("button")).dataset.quireDo = "early-action";
  fetchTogether(BASE, {
    widgets: {
      "early-tag": ["chunks/frame.js"],
      "early-mount": ["chunks/frame.js", "chunks/plain.js"],
      absent: ["chunks/absent.js"],
    },
    actions: { "early-action": ["chunks/act.js"], "early-tag": ["chunks/absent.js"] },
    locales: {},
  });
  expect(hints()).toEqual(
    [
      ...["widgets/early-tag.js", "chunks/frame.js", "widgets/early-mount.js", "chunks/plain.js"],
      ...["actions/early-action.js", "chunks/act.js"],
    ].map((file) => BASE + file),
  );
});

it("requests the overlays of triggers after code that shows without a click", () => {
  document.body.appendChild(document.createElement("a")).dataset.quireOpen = "early-dialog";
  document.body.append(document.createElement("quire-early-tag"));
  const base = `${BASE}overlays/`; // A file is requested only once.
  fetchTogether(base, {
    widgets: { "early-tag": ["chunks/shared.js"], "early-dialog": ["chunks/shared.js", "chunks/form.js"] },
    actions: {},
    locales: {},
  });
  const fetchedPaths = hints().map((href) => href.slice(base.length));
  const hurry = [...document.querySelectorAll<HTMLLinkElement>(`link[href^="${base}"]`)];
  expect(hurry.map(({ fetchPriority }) => fetchPriority)).toEqual(["auto", "auto", "low", "low"]);
  expect(fetchedPaths).toEqual([
    ...["widgets/early-tag.js", "chunks/shared.js"],
    ...["widgets/early-dialog.js", "chunks/form.js"],
  ]);
});

it("requests a trigger's overlay and not its action, also when form fields shadow properties", () => {
  document.body.innerHTML =
    '<form is="x-form" data-quire-do="early-submit"><input name="localName"><input name="dataset"></form>';
  Object.assign(document.body.appendChild(document.createElement("a")).dataset, {
    quireOpen: "early-panel",
    quireDo: "early-save",
  });
  const base = `${BASE}forms/`;
  fetchTogether(base, { widgets: { "early-panel": [] }, actions: { "early-save": [] }, locales: {} });
  expect(hints()).toEqual([`${base}widgets/early-panel.js`]);
});

it("requests nothing for unknown names, such as names of built-in properties", () => {
  for (const name of ["quire-nobody", "quire-to-string", "x-early-tag"])
    document.body.append(document.createElement(name));
  const mount = document.body.appendChild(document.createElement("div"));
  mount.dataset.quire = "__proto__";
  mount.dataset.quireDo = "toString";
  fetchTogether(BASE, { widgets: { "early-tag": [] }, actions: {}, locales: {} });
  expect(hints()).toEqual([]);
});

it("requests the texts of the page's language first (beyond-387)", () => {
  document.body.append(document.createElement("quire-early-tag"));
  document.documentElement.lang = "de-AT";
  fetchTogether(`${BASE}german/`, { widgets: { "early-tag": [] }, actions: {}, locales: { de: [], fr: [] } });
  document.documentElement.lang = "en";
  expect(hints()).toEqual(["locales/de.js", "widgets/early-tag.js"].map((file) => `${BASE}german/${file}`));
});
