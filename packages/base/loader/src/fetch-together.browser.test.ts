import { afterEach, expect, it } from "vitest";
import { fetchTogether } from "./fetch-together.js";

const BASE = `${location.origin}/packages/base/loader/fixtures/`;

const hints = () =>
  [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")]
    .map(({ href }) => href)
    .filter((href) => href.startsWith(BASE)); // The test's own runner gives hints too.

afterEach(() => {
  document.body.replaceChildren();
  for (const hint of document.querySelectorAll(`link[href^="${BASE}"]`)) hint.remove();
});

it("asks at once for the elements of tags and mounts, and for actions, with what they import", () => {
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
  });
  expect(hints()).toEqual(
    [
      ...["widgets/early-tag.js", "chunks/frame.js", "widgets/early-mount.js", "chunks/plain.js"],
      ...["actions/early-action.js", "chunks/act.js"],
    ].map((file) => BASE + file),
  );
});

it("asks for the overlays of triggers, behind what shows without a press", () => {
  document.body.appendChild(document.createElement("a")).dataset.quireOpen = "early-dialog";
  document.body.append(document.createElement("quire-early-tag"));
  const base = `${BASE}overlays/`; // What was asked for once is not asked for again.
  fetchTogether(base, {
    widgets: { "early-tag": ["chunks/shared.js"], "early-dialog": ["chunks/shared.js", "chunks/form.js"] },
    actions: {},
  });
  const asked = hints().map((href) => href.slice(base.length));
  const hurry = [...document.querySelectorAll<HTMLLinkElement>(`link[href^="${base}"]`)];
  expect(hurry.map(({ fetchPriority }) => fetchPriority)).toEqual(["auto", "auto", "low", "low"]);
  expect(asked).toEqual([
    ...["widgets/early-tag.js", "chunks/shared.js"],
    ...["widgets/early-dialog.js", "chunks/form.js"],
  ]);
});

it("whatever fields a form has, and for no action beside an overlay, which goes before it", () => {
  document.body.innerHTML =
    '<form is="x-form" data-quire-do="early-submit"><input name="localName"><input name="dataset"></form>';
  Object.assign(document.body.appendChild(document.createElement("a")).dataset, {
    quireOpen: "early-panel",
    quireDo: "early-save",
  });
  const base = `${BASE}forms/`;
  fetchTogether(base, { widgets: { "early-panel": [] }, actions: { "early-save": [] } });
  expect(hints()).toEqual([`${base}widgets/early-panel.js`]);
});

it("asks for nothing that nobody has, whatever a tag is called", () => {
  for (const name of ["quire-nobody", "quire-to-string", "x-early-tag"])
    document.body.append(document.createElement(name));
  const mount = document.body.appendChild(document.createElement("div"));
  mount.dataset.quire = "__proto__";
  mount.dataset.quireDo = "toString";
  fetchTogether(BASE, { widgets: { "early-tag": [] }, actions: {} });
  expect(hints()).toEqual([]);
});
