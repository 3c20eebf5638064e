import { getShell, type Shell } from "@quire/core/frame";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createOverlays, type Overlays } from "./overlays.js";

let count = 0;
let name: string;
/** Ends the loading of the overlay's code. */
let load: () => void;
let overlays: Overlays;

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  count += 1;
  name = `late-${count}`;
  const { promise, resolve } = Promise.withResolvers<void>();
  load = () => {
    class Late extends HTMLElement {
      connectedCallback() {
        getShell(this, makeShell);
      }
    }
    customElements.define(`quire-${name}`, Late);
    resolve();
  };
  const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const roots = { find, refresh() {}, getInserted: () => [] };
  overlays = createOverlays(roots, { discover() {}, define: () => promise });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Makes a shell with the part of a frame that is needed to open it. */
function makeShell(host: HTMLElement): Shell {
  const root = host.attachShadow({ mode: "open" });
  const frame = {
    host,
    isOpen: false,
    open() {
      this.isOpen = true;
      host.toggleAttribute("open", true);
    },
  };
  return { host, root, container: host, frame } as unknown as Shell;
}

const host = () => document.querySelector(`quire-${name}`);

function click() {
  const element = document.body.appendChild(document.createElement("button"));
  element.dataset.state = "busy";
  return overlays.open(name, { element, data: {}, keyboard: false });
}

it("opens on a new element when the page has removed the first one (beyond-351)", async () => {
  const opening = click();
  host()?.remove();
  load();
  expect(await opening).toBe("on");
  expect(host()?.hasAttribute("open")).toBe(true);
});

it("opens nothing when the page has removed the trigger too (beyond-351)", async () => {
  const opening = click();
  document.body.replaceChildren();
  load();
  expect(await opening).toBe("idle");
  expect(host()).toBeNull();
});

it("prepares and reports nothing when the page removes the element (beyond-351)", async () => {
  const warming = overlays.warmUp(name, {});
  document.body.replaceChildren();
  load();
  await warming;
  expect(host()).toBeNull();
  expect(console.error).not.toHaveBeenCalled();
});
