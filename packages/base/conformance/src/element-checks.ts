import { getAttributeName } from "@quire/element";
import { expect } from "vitest";
import type { Conformance } from "./conformance.js";
import { FORMS, getElement, getProps, getTag, getTexts, shown } from "./forms.js";
import type { Check } from "./lifetime-checks.js";
import { settled, until } from "./until.js";

const mountElement = FORMS["custom element"];
const nextFrame = () => new Promise(requestAnimationFrame);

/** Returns the ways in which pages create an element. */
function getCreators(one: Conformance): Record<string, () => void | Promise<void>> {
  const texts = getTexts(one, one.sample);
  const make = () => getElement(getTag(one), texts);
  return {
    "the parser": () => document.body.setHTMLUnsafe(make().outerHTML),
    createElement: () => document.body.append(make()),
    innerHTML: () => {
      document.body.innerHTML = `<section>${make().outerHTML}</section>`;
    },
    "a template": () => {
      const template = document.createElement("template");
      template.innerHTML = make().outerHTML;
      document.body.append(template.content.cloneNode(true));
    },
    "a clone of a mounted one": async () => {
      const { host } = await mountElement(one, texts);
      host.replaceWith(host.cloneNode(true));
    },
  };
}

/** Returns the number of elements in a view that shows the sample and no longer changes. */
async function settledParts(view: HTMLElement, one: Conformance): Promise<number> {
  await until("the sample in the view", () => one.shows(view));
  return settled(() => view.querySelectorAll("*").length);
}

/** Returns the number of elements in a view that was mounted alone. */
async function wantedParts(one: Conformance): Promise<number> {
  const { view, remove } = await mountElement(one, getTexts(one, one.sample));
  const parts = await settledParts(view, one);
  remove();
  return parts;
}

/** @param known results that the checks of one widget share, so that elements are counted once */
function birthCheck(
  one: Conformance,
  known: { parts?: number },
  [name, birth]: [string, () => void | Promise<void>],
): Check {
  return {
    name: `mounts once from ${name} (robustness-26)`,
    async run() {
      known.parts ??= await wantedParts(one);
      await birth();
      const hosts = document.querySelectorAll<HTMLElement>(getTag(one));
      expect(hosts.length).toBe(1);
      for (const host of hosts) {
        const parts = await settledParts(await shown(host, one), one);
        host.remove();
        // A chunk that was loaded meanwhile may have added elements.
        if (parts !== known.parts) known.parts = await wantedParts(one);
        expect(parts).toBe(known.parts);
      }
    },
  };
}

function getMoveCheck(one: Conformance): Check {
  return {
    name: "keeps its view through ten moves (robustness-29)",
    async run() {
      const { host, view } = await mountElement(one, getTexts(one, one.sample));
      const firstChild = view.firstElementChild;
      const other = document.createElement("section");
      document.body.append(other);
      for (let move = 0; move < 10; move++) (move % 2 ? document.body : other).append(host);
      await nextFrame();
      expect(view.isConnected).toBe(true);
      expect(view.firstElementChild).toBe(firstChild);
    },
  };
}

function getRemovalCheck(one: Conformance): Check {
  return {
    name: "unmounts when it is removed, and mounts again when it is reinserted",
    async run() {
      const { host, view } = await mountElement(one, getTexts(one, one.sample));
      host.remove();
      await until("an empty view", () => view.childElementCount === 0);
      document.body.append(host);
      const again = await shown(host, one);
      await until("the sample in the view", () => one.shows(again));
    },
  };
}

function getDetachedCheck(one: Conformance): Check {
  return {
    name: "does not mount outside of the document",
    async run() {
      const host = getElement(getTag(one), getTexts(one, one.sample));
      await nextFrame();
      expect(host.dataset.state).toBeUndefined();
    },
  };
}

function getAttributeCheck(one: Conformance, sample: Readonly<Record<string, string>>): Check {
  return {
    name: "shows an attribute's value, and the default when it is removed (robustness-28)",
    async run() {
      const { host, view } = await mountElement(one, getTexts(one));
      expect(one.shows(view)).toBe(false);
      for (const [name, text] of Object.entries(sample)) host.setAttribute(name, text);
      await until("the sample in the view", () => one.shows(view));
      for (const name of Object.keys(sample)) host.removeAttribute(name);
      await until("the default in the view", () => !one.shows(view));
    },
  };
}

let lateTags = 0;

function earlyProperties(one: Conformance): Check {
  return {
    name: "accepts properties that were set before its definition (robustness-27)",
    async run() {
      const late = `${getTag(one)}-late-${lateTags++}`;
      const host = getElement(late, getTexts(one));
      Object.assign(host, getProps(one, one.sample ?? {}));
      document.body.append(host);
      customElements.define(late, class extends one.element {});
      const view = await shown(host, one);
      await until("the sample in the view", () => one.shows(view));
    },
  };
}

function invalidAttributesCheck(one: Conformance): Check {
  return {
    name: "does not affect other elements when its attributes are invalid (robustness-10)",
    async run() {
      const names = Object.keys(one.widget.attributes).map(getAttributeName);
      const host = getElement(getTag(one), Object.fromEntries(names.map((name) => [name, "{oops"])));
      document.body.append(host);
      const { view } = await mountElement(one, getTexts(one, one.sample));
      await until("the sample in the view", () => one.shows(view));
      await until("another state than loading", () => host.dataset.state !== "loading");
    },
  };
}

/** Operations of pages on an element: parse, create, clone, move, remove, set and remove attributes. */
export function elementChecks(one: Conformance): Check[] {
  const known = {};
  return [
    ...Object.entries(getCreators(one)).map((birth) => birthCheck(one, known, birth)),
    getMoveCheck(one),
    getRemovalCheck(one),
    getDetachedCheck(one),
    ...(one.sample ? [getAttributeCheck(one, one.sample)] : []),
    earlyProperties(one),
    invalidAttributesCheck(one),
  ];
}
