import { messagesReady, setMessageCompiler, setPageConfiguration } from "@quire/core";
import { compileOwn } from "@quire/core/compile-own";
import type { Frame } from "@quire/core/frame";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asComponent } from "./as-component.js";
import { asDomElement } from "./as-dom-element.js";
import { numberAttribute } from "./attribute.js";
import { followParsing } from "./follow-parsing.js";
import { makeElement } from "./make-element.js";
import { register } from "./register.js";
import { defineDomWidget } from "./widget.js";

const log: string[] = [];

/** A view that shows its number, and throws at 13. */
const plain = defineDomWidget({
  name: "plain-probe",
  description: "A number.",
  attributes: { count: numberAttribute("How many.", 1) },
  events: {},
  follows: followParsing,
  dom({ root, show }) {
    const paragraph = root.appendChild(makeElement("p"));
    return {
      set({ count }) {
        if (count === 13) throw new Error("A widget's own fault.");
        paragraph.textContent = String(count);
        log.push(`set ${count}`);
        show("ready");
      },
      moved: () => log.push("moved"),
      end: () => log.push("end"),
    };
  },
});
const PlainProbe = asComponent(plain);
register("plain-probe", asDomElement(plain));

const getText = (host: Element | null) => host?.shadowRoot?.querySelector("p")?.textContent;

/** Clears the state that scripts of a page share. This package cannot import `newPage` of @quire/conformance. */
const newPage = () => Reflect.deleteProperty(globalThis, Symbol.for("quire/1"));

function insert(html: string): HTMLElement {
  document.body.setHTMLUnsafe(html);
  return document.body.firstElementChild as HTMLElement;
}

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it("renders when it is connected, and follows its attributes and properties", () => {
  const host = insert('<quire-plain-probe count="2"></quire-plain-probe>');
  expect([getText(host), host.dataset.state]).toEqual(["2", "ready"]);
  host.setAttribute("count", "3");
  expect(getText(host)).toBe("3");
  Object.assign(host, { count: "4" });
  expect(getText(host)).toBe("4");
  host.removeAttribute("count");
  expect(getText(host)).toBe("1");
});

it("keeps a property until its attribute changes to another value", () => {
  const host = insert('<quire-plain-probe count="2"></quire-plain-probe>');
  Object.assign(host, { count: 4 });
  host.setAttribute("count", "2");
  expect(getText(host)).toBe("4");
  host.setAttribute("count", "3");
  expect(getText(host)).toBe("3");
});

it("reports 3 s after connecting that the page does not start Quire, unless removed", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  newPage();
  insert("<quire-plain-probe></quire-plain-probe>").remove();
  await Promise.resolve();
  vi.advanceTimersByTime(60_000);
  expect(consoleError).not.toHaveBeenCalled();
  document.body.innerHTML = "<quire-plain-probe></quire-plain-probe>";
  vi.advanceTimersByTime(2_999);
  expect(consoleError).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  expect(consoleError.mock.calls.join()).toContain("page/not-started");
});

it("ends when removed, not when moved, and returns with its current attributes (robustness-29)", async () => {
  const host = insert('<quire-plain-probe count="2"></quire-plain-probe>');
  await messagesReady();
  await new Promise(requestAnimationFrame);
  log.length = 0;
  document.body.append(host);
  await Promise.resolve();
  expect(log.splice(0)).toEqual(["moved"]);
  host.remove();
  await Promise.resolve();
  host.setAttribute("count", "5");
  expect(log).toEqual(["end"]);
  document.body.append(host);
  expect(getText(host)).toBe("5");
});

describe("messages that load late", () => {
  const language = (host: Element | null) => host?.shadowRoot?.querySelector("p")?.lang;
  const place = () => document.body.appendChild(document.createElement("div"));

  beforeEach(() => {
    newPage();
    setPageConfiguration({ locale: "ar", messages: { ar: { "plain-probe.title": "عنوان" } } });
    log.length = 0;
  });
  afterEach(newPage);

  it("render an element again, unless it was removed", async () => {
    const host = insert("<quire-plain-probe></quire-plain-probe>");
    expect(language(host)).toBe("en-US");
    await expect.poll(() => language(host)).toBe("ar");
    setPageConfiguration({ locale: "ar", messages: { ar: { "plain-probe.title": "اسم" } } });
    log.length = 0;
    insert("<quire-plain-probe></quire-plain-probe>").remove();
    await messagesReady();
    expect(log.at(-1)).toBe("end");
  });

  it("render a component again, unless it was unmounted", async () => {
    const div = place();
    const root = createRoot(div);
    flushSync(() => root.render(<PlainProbe count={2} />));
    expect(language(div.firstElementChild)).toBe("en-US");
    await expect.poll(() => language(div.firstElementChild)).toBe("ar");
    flushSync(() => root.unmount());
    setPageConfiguration({ locale: "ar", messages: { ar: { "plain-probe.title": "اسم" } } });
    const removedRoot = createRoot(place());
    flushSync(() => removedRoot.render(<PlainProbe count={3} />));
    flushSync(() => removedRoot.unmount());
    await messagesReady();
    expect(log.at(-1)).toBe("end");
  });
});

it("sets its language if its texts are in another one than the page", async () => {
  const language = () => host.shadowRoot?.querySelector("p")?.lang;
  setPageConfiguration({ locale: "ar" });
  const host = insert("<quire-plain-probe></quire-plain-probe>");
  expect(language()).toBe("en-US");
  setMessageCompiler(compileOwn);
  setPageConfiguration({ locale: "ar", messages: { ar: { "plain-probe.title": "عنوان" } } });
  host.setAttribute("count", "2");
  expect(language()).toBe("ar");
  setPageConfiguration({ locale: "en-GB" });
  host.setAttribute("count", "3");
  expect(language()).toBe("");
});

it("opens and closes its own frame by the attribute `open`", () => {
  let isOpen = false;
  const set = (open: boolean) => () => {
    isOpen = open;
  };
  // The only members of a frame that this test uses.
  const frame = { open: set(true), close: set(false) } as unknown as Frame;
  const opens = { ...plain, name: "plain-opens", dom: () => ({ frame, set() {}, end() {} }) };
  register("plain-opens", asDomElement(opens));
  const host = insert("<quire-plain-opens open></quire-plain-opens>");
  expect(isOpen).toBe(true);
  host.removeAttribute("open");
  expect(isOpen).toBe(false);
});

it("sets data-state on its data mount, not on another parent", () => {
  const mount = insert('<div data-quire="plain-probe"><quire-plain-probe></quire-plain-probe></div>');
  expect(mount.dataset.state).toBe("ready");
  const other = insert('<div data-quire="cart"><quire-plain-probe></quire-plain-probe></div>');
  expect(other.dataset.state).toBeUndefined();
});

it("renders again when the parser adds content, until removed", async () => {
  const reading = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  const host = insert("<quire-plain-probe></quire-plain-probe>");
  await messagesReady();
  await new Promise(requestAnimationFrame);
  log.length = 0;
  host.append("A piece");
  await Promise.resolve();
  expect(log).toEqual(["set 1"]);
  host.remove();
  await Promise.resolve();
  host.append("Another");
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(log).toEqual(["set 1", "end"]);
  reading.mockRestore();
});

it("reports a render error, and renders the next value", () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  const host = insert('<quire-plain-probe count="13"></quire-plain-probe>');
  expect(host.dataset.state).toBe("error");
  expect(consoleError.mock.calls.join()).toMatch(
    /widget\/failed: <quire-plain-probe> could not .* own fault/,
  );
  host.setAttribute("count", "14");
  expect([getText(host), host.dataset.state]).toEqual(["14", "ready"]);
});

it("reports a render error as a React component without breaking the application", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const render = (count: number) => flushSync(() => root.render(<PlainProbe count={count} />));
  render(13);
  const host = place.firstElementChild;
  expect(host?.getAttribute("data-state")).toBe("error");
  render(6);
  expect([getText(host), host?.getAttribute("data-state")]).toEqual(["6", "ready"]);
  flushSync(() => root.unmount());
  await expect.poll(() => log.at(-1)).toBe("end");
});
