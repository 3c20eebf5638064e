import { setFailureWords, setOwnAttribute, toastStore } from "@quire/core";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { startLoader } from "./start-loader.js";

const BASE = `${location.origin}/packages/base/loader/fixtures/`;

/** Names of the fixtures. A build derives them from the folders. */
const KNOWN = {
  widgets: { panel: [], probe: [], nowhere: [] },
  // The file of `submit` does not exist.
  actions: { ping: [], submit: [] },
  locales: {},
};

interface Page {
  pings: { data: Record<string, string>; keyboard: boolean }[];
  releasePing(): void;
  pageStarted: number;
  placeholders: HTMLElement[];
}
// The fixtures record their calls here.
const page = globalThis as unknown as Page;

beforeAll(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  insert(`<button data-quire-open="other">A page that opens something</button>`);
  startLoader(BASE, undefined, "", KNOWN);
  startLoader(BASE, undefined, "", KNOWN);
});

afterEach(() => {
  document.body.replaceChildren();
});

function insert<T extends HTMLElement>(html: string): T {
  const template = document.createElement("template");
  template.innerHTML = html;
  document.body.append(template.content);
  return document.body.lastElementChild as T;
}

const getText = (element: Element | null | undefined) => element?.shadowRoot?.textContent;

it("starts the page once, however often it is included (robustness-31)", async () => {
  await expect.poll(() => page.pageStarted).toBeGreaterThan(0);
  const listens = vi.spyOn(EventTarget.prototype, "addEventListener");
  startLoader(BASE, undefined, "", KNOWN);
  expect(listens).not.toHaveBeenCalled();
  listens.mockRestore();
  await vi.dynamicImportSettled();
  expect(page.pageStarted).toBe(1);
});

it("loads the code of a tag that is inserted later", async () => {
  const element = insert(`<quire-probe heading="late"></quire-probe>`);
  await expect.poll(() => getText(element)).toBe("Probe late");
});

it("mounts data-quire, keeps its fallback inside, and follows its attributes", async () => {
  const mount = insert(`<div data-quire="probe" data-heading="one"><a href="/x">Fallback</a></div>`);
  await expect.poll(() => getText(mount.firstElementChild)).toBe("Probe one");
  expect(mount.querySelector("quire-probe > a")?.textContent).toBe("Fallback");
  mount.dataset.heading = "two";
  await expect.poll(() => getText(mount.firstElementChild)).toBe("Probe two");
  mount.removeAttribute("data-heading");
  await expect.poll(() => getText(mount.firstElementChild)).toBe("Probe plain");
});

it("mounts a clone of a mounted data-quire once", async () => {
  const mount = insert(`<div data-quire="probe"></div>`);
  await expect.poll(() => getText(mount.firstElementChild)).toBe("Probe plain");
  const clone = mount.cloneNode(true) as HTMLElement;
  document.body.append(clone);
  await expect.poll(() => getText(clone.firstElementChild)).toBe("Probe plain");
  expect(clone.children.length).toBe(1);
});

it("finds mounts in other open shadow roots, also of elements that are defined later", async () => {
  const card = insert("<x-card></x-card>");
  customElements.define(
    "x-card",
    class extends HTMLElement {
      constructor() {
        super();
        const root = this.attachShadow({ mode: "open" });
        const inner = document.createElement("div");
        inner.dataset.quire = "probe";
        root.append(inner);
      }
    },
  );
  await expect.poll(() => getText(card.shadowRoot?.querySelector("quire-probe"))).toBe("Probe plain");
});

it("searches only the new nodes of a growing shadow root", async () => {
  const host = insert("<section></section>");
  const root = host.attachShadow({ mode: "open" });
  host.after(document.createElement("p")); // Changes the document, so that the shadow root is found.
  const standing = document.createElement("div");
  const trigger = () => {
    const button = document.createElement("button");
    button.dataset.quireDo = "ping";
    return button;
  };
  root.append(standing, trigger());
  await expect.poll(() => root.querySelector("button")?.dataset.state).toBe("idle");
  let looks = 0;
  Object.defineProperty(standing, "shadowRoot", {
    get() {
      looks++;
      return null;
    },
  });
  const box = document.createElement("div");
  box.append(trigger());
  root.append(box);
  await expect.poll(() => box.querySelector("button")?.dataset.state).toBe("idle");
  expect(looks).toBe(0);
});

it("finds nodes that were added to a shadow root while its host was removed", async () => {
  const host = insert("<section></section>");
  const root = host.attachShadow({ mode: "open" });
  host.after(document.createElement("p"));
  const add = () => {
    const button = document.createElement("button");
    button.dataset.quireDo = "ping";
    root.append(button);
    return button;
  };
  const first = add();
  await expect.poll(() => first.dataset.state).toBe("idle");
  host.remove();
  const second = add();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  document.body.append(host);
  await expect.poll(() => second.dataset.state).toBe("idle");
});

it("shows the fallback of an unknown widget, with the state error", async () => {
  const element = insert(`<quire-nowhere><a href="/x">Fallback</a></quire-nowhere>`);
  await expect.poll(() => element.dataset.state).toBe("error");
  expect(element.querySelector("a")?.checkVisibility()).toBe(true);
});

it("keeps a click until its code loads, runs it once, and ignores another (robustness-40)", async () => {
  const button = insert<HTMLButtonElement>(`<button data-quire-do="ping" data-product-id="7">Ping</button>`);
  await expect.poll(() => button.dataset.state).toBe("idle");
  button.click();
  button.click();
  expect(button.dataset.state).toBe("busy");
  await expect.poll(() => page.pings).toEqual([{ data: { productId: "7" }, keyboard: true }]);
  expect(button.getAttribute("aria-pressed")).toBe("false");
  page.releasePing();
  await expect.poll(() => button.dataset.state).toBe("done");
  expect(page.pings.length).toBe(1);
});

it("treats a double click as one click, and a later click as another", async () => {
  const button = insert<HTMLButtonElement>(`<button data-quire-do="ping" data-product-id="d">Ping</button>`);
  await expect.poll(() => button.dataset.state).toBe("idle");
  const pings = () => page.pings.filter(({ data }) => data.productId === "d").length;
  // The action ends before the second click, as on a fast connection.
  button.addEventListener("click", () => queueMicrotask(() => (button.dataset.state = "idle")));
  const begun = performance.now();
  await userEvent.dblClick(button);
  const took = performance.now() - begun;
  await expect.poll(pings).toBeGreaterThan(0);
  await expect.poll(() => performance.now() - begun).toBeGreaterThan(took + 350);
  expect(pings()).toBe(1);
  await userEvent.click(button);
  await expect.poll(pings).toBe(2);
});

it("treats a click after Escape as a new one, however soon it follows", async () => {
  const button = insert<HTMLButtonElement>(`<button data-quire-do="ping" data-product-id="e">Ping</button>`);
  await expect.poll(() => button.dataset.state).toBe("idle");
  const pings = () => page.pings.filter(({ data }) => data.productId === "e").length;
  button.addEventListener("click", () => queueMicrotask(() => (button.dataset.state = "idle")));
  button.focus();
  await userEvent.keyboard("{Enter}{Enter}{Escape}{Enter}");
  await expect.poll(pings).toBe(2);
});

it("leaves clicks with a modifier key to the browser", async () => {
  const link = insert<HTMLAnchorElement>(`<a href="#x" data-quire-do="ping">Ping</a>`);
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
  link.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});

it("never submits a host form from a trigger (robustness-34)", async () => {
  const form = insert<HTMLFormElement>(`<form><button data-quire-do="ping">Ping</button></form>`);
  const submitted = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener("submit", submitted);
  form.querySelector("button")?.click();
  expect(submitted).not.toHaveBeenCalled();
});

it.each([
  ["its form's product", "", ["10011"]],
  ["its own product, without a form submission", 'data-product-id="10012"', []],
])("without its code, a button adds to the cart: %s", async (_, product, expected) => {
  const form = insert<HTMLFormElement>(
    `<form><input name="productId" value="10011"><button data-quire-do="add-to-cart" ${product}>Add</button></form>`,
  );
  const sent: unknown[] = [];
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    sent.push(new FormData(form).get("productId"));
  });
  const button = form.querySelector("button");
  button?.click();
  await expect.poll(() => button?.dataset.state).toBe("failed");
  expect(sent).toEqual(expected);
});

it("without its code, the submit button of a plain form submits it natively", async () => {
  const form = insert<HTMLFormElement>(
    `<form><input name="requestSubmit" value="x"><button name="by" value="me" data-quire-do="submit">Send</button></form>`,
  );
  const sent: (string | null)[] = [];
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    sent.push(new FormData(form, event.submitter).get("by") as string | null);
  });
  const button = form.querySelector("button");
  button?.click();
  await expect.poll(() => sent).toEqual(["me"]);
  expect(button?.dataset.state).toBe("failed");
  button?.click();
  await expect.poll(() => sent).toEqual(["me", "me"]);
});

it.each([
  ["with the support contacts", () => "Call us: 1"],
  ["without support contacts", undefined],
])("shows the message of a failed trigger: %s", async (_, words) => {
  setFailureWords(words);
  insert<HTMLButtonElement>(`<button data-quire-do="nowhere">Do</button>`).click();
  const expectedText = words?.() ?? "That didn’t work. Please try again.";
  await expect.poll(() => toastStore().getState().latest).toEqual({ message: expectedText, tone: "error" });
});

interface Panel extends HTMLElement {
  readonly frame?: { opened: unknown[]; rehearsed: number };
  /** Number of times that its view was requested. */
  readonly shown: number;
}
const panel = () => document.querySelector<Panel>("quire-panel");

it("prepares an overlay's closed frame when the page is idle, without its view", async () => {
  // The link is away from the pointer of an earlier test, because a pointer on the link would load the code.
  insert(`<p style="margin: 300px"><a href="/p" data-quire-open="panel">Open</a></p>`);
  await expect.poll(() => panel()?.frame?.rehearsed).toBeGreaterThan(0);
  expect(panel()?.hasAttribute("open")).toBe(false);
  expect(panel()?.shown).toBe(0);
  expect(panel()?.frame?.rehearsed).toBe(1);
  const loadedFiles = performance.getEntriesByType("resource").map(({ name }) => name);
  expect(loadedFiles.filter((name) => name.includes("manifest.json"))).toEqual([]);
});

it("opens a placeholder first, and opens nothing after the click was cancelled", async () => {
  const link = insert<HTMLAnchorElement>(`<a href="/p" data-quire-open="panel" data-taken-back>Open</a>`);
  link.click();
  await expect.poll(() => page.placeholders.at(-1)).toBe(link);
  await expect.poll(() => panel()?.frame).toBeDefined();
  await vi.dynamicImportSettled();
  await new Promise(requestAnimationFrame);
  expect(panel()?.frame?.opened).toEqual([]);
  expect(link.dataset.state).toBe("idle");
});

it("opens an overlay that has no tag on the page, with the trigger's data as attributes", async () => {
  const link = insert<HTMLAnchorElement>(`<a href="/p" data-quire-open="panel" data-mode="first">Open</a>`);
  link.click();
  await expect.poll(() => panel()?.hasAttribute("open")).toBe(true);
  expect(panel()?.getAttribute("mode")).toBe("first");
  expect(panel()?.frame?.opened).toEqual([{ trigger: link, keyboard: true }]);
  await expect.poll(() => link.dataset.state).toBe("on");
  await expect.poll(() => panel()?.shown).toBeGreaterThan(0);
});

it("reports a mount with an invalid name, and keeps its content", async () => {
  const mount = insert(`<div data-quire="Mini Cart">As it was</div>`);
  await expect
    .poll(() => String(vi.mocked(console.error).mock.calls))
    .toContain('data-quire="Mini Cart" names no widget.');
  expect(mount.innerHTML).toBe("As it was");
});

it("suggests similar names of a widget, an overlay and an action, and requests no file", async () => {
  insert("<quire-prob></quire-prob>");
  insert(`<div data-quire="proeb"></div>`);
  insert(`<button data-quire-open="pannel">Open</button>`);
  insert<HTMLButtonElement>(`<button data-quire-do="pign">Ping</button>`).click();
  const getErrors = () => String(vi.mocked(console.error).mock.calls);
  for (const words of [
    'There is no widget "prob". Did you mean "probe"?',
    'There is no widget "proeb". Did you mean "probe"?',
    'There is no widget "pannel". Did you mean "panel"?',
    'There is no action "pign". Did you mean "ping"?',
  ])
    await expect.poll(getErrors).toContain(words);
  const loadedFiles = performance.getEntriesByType("resource").map(({ name }) => name);
  expect(loadedFiles.filter((name) => /\/(prob|proeb|pannel|pign)\.js/.test(name))).toEqual([]);
});

it("fills a live mount again when page code replaces its content (beyond-201)", async () => {
  const mount = insert(`<div data-quire="probe" data-heading="r"><a href="/x">Fallback</a></div>`);
  await expect.poll(() => getText(mount.firstElementChild)).toBe("Probe r");
  const element = mount.firstElementChild;
  const link = Object.assign(document.createElement("a"), { href: "/y" });
  mount.replaceChildren(link);
  await expect.poll(() => mount.firstElementChild).toBe(element);
  expect(getText(element)).toBe("Probe r");
  expect([...mount.querySelectorAll("a")]).toEqual([link]);
});

it("restores data-state when page code removes or replaces it (beyond-202)", async () => {
  const mount = insert(`<div data-quire="probe"></div>`);
  const button = insert(`<button data-quire-do="ping">Ping</button>`);
  await expect.poll(() => getText(mount.firstElementChild)).toBe("Probe plain");
  await expect.poll(() => button.getAttribute("aria-pressed")).toBe("false");
  const later = insert<HTMLElement>("<quire-probe></quire-probe>");
  await expect.poll(() => later.dataset.state).toBe("ready");
  for (const element of [mount, later]) {
    element.removeAttribute("data-state");
    await expect.poll(() => element.dataset.state).toBe("ready");
  }
  button.dataset.state = "patched";
  button.removeAttribute("aria-pressed");
  await expect.poll(() => button.dataset.state).toBe("idle");
  await expect.poll(() => button.getAttribute("aria-pressed")).toBe("false");
  button.setAttribute("aria-pressed", "true");
  await expect.poll(() => button.getAttribute("aria-pressed")).toBe("false");
});

it("disables a trigger again when page code enables it (beyond-202)", async () => {
  const button = insert<HTMLButtonElement>(
    `<button data-quire-do="ping" data-product-id="followed">Ping</button>`,
  );
  await expect.poll(() => button.disabled).toBe(true);
  button.disabled = false;
  await expect.poll(() => button.disabled).toBe(true);
});

it.each(["<div data-quire='probe'></div>", "<quire-probe></quire-probe>"])(
  "restores its own state when page code sets another valid one on %s (beyond-212)",
  async (html) => {
    const element = insert(html);
    await expect.poll(() => element.dataset.state).toBe("ready");
    element.dataset.state = "loading";
    await expect.poll(() => element.dataset.state).toBe("ready");
    setOwnAttribute(element, "data-state", "empty");
    element.dataset.state = "ready";
    await expect.poll(() => element.dataset.state).toBe("empty");
  },
);

it("restores a menu item's own attributes when page code changes them (beyond-212)", async () => {
  const item = insert<HTMLElement>('<a href="/learning" data-requires="learning">Learning</a>');
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  setOwnAttribute(item, "data-allowed", "");
  setOwnAttribute(item, "aria-disabled", null);
  item.removeAttribute("data-allowed");
  await expect.poll(() => item.hasAttribute("data-allowed")).toBe(true);
  item.setAttribute("aria-disabled", "true");
  await expect.poll(() => item.hasAttribute("aria-disabled")).toBe(false);
});

it("restores a search field's own attributes when page code removes them (beyond-212)", async () => {
  const field = insert<HTMLElement>("<quire-search><input></quire-search>").querySelector("input");
  if (!field) throw new Error("The markup has no field.");
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  setOwnAttribute(field, "role", "combobox");
  field.removeAttribute("role");
  await expect.poll(() => field.role).toBe("combobox");
});

it("stops after three repairs in 10 s and reports (beyond-203)", async () => {
  const button = insert(`<button data-quire-do="ping">Ping</button>`);
  await expect.poll(() => button.dataset.state).toBe("idle");
  let repaired = 0;
  const strip = new MutationObserver(() => {
    if (button.dataset.state !== "idle") return;
    repaired++;
    button.removeAttribute("data-state");
  });
  strip.observe(button, { attributeFilter: ["data-state"] });
  button.removeAttribute("data-state");
  await expect
    .poll(() => String(vi.mocked(console.error).mock.calls))
    .toContain("A script of the page keeps changing data-state of <button>.");
  strip.disconnect();
  expect(repaired).toBe(3);
});
