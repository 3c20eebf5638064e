import { AnchoredFrame, ModalFrame, overlayShell } from "@quire/core/frame";
import { type ReactNode, useState } from "react";
import * as v from "valibot";
import { afterEach, expect, it, vi } from "vitest";
import { cdp } from "vitest/browser";
import { asElement } from "./as-element.js";
import {
  booleanAttribute,
  choiceAttribute,
  jsonAttribute,
  numberAttribute,
  requiredText,
} from "./attribute.js";
import { useFrame, useWidgetState } from "./host-context.js";
import { type ReactView, reactView } from "./react-view.js";
import { register } from "./register.js";
import { defineWidget, getEvent, type ViewProps } from "./widget.js";
import type { LaterElement } from "./widget-element.js";

let mounts = 0;

const attributes = {
  itemLimit: numberAttribute("How many.", 3),
  wide: booleanAttribute("Whether it is wide."),
  tone: choiceAttribute("Its tone.", ["calm", "loud"], "calm"),
  items: jsonAttribute("Its items.", v.parser(v.array(v.string())), []),
};
const events = { onItemRemoved: getEvent<{ id: string }>("An item is gone.") };

const probe = defineWidget({
  name: "probe",
  description: "Shows its props.",
  attributes,
  events,
  view: async () => ({
    view: reactView(ProbeView, ...[":host { --probe: 1; } button { color: rgb(1, 2, 3); }"]),
  }),
});

function ProbeView(props: ViewProps<typeof attributes, typeof events>): ReactNode {
  const [clicks, setClicks] = useState(() => {
    mounts += 1;
    return 0;
  });
  useWidgetState("ready");
  const { itemLimit, wide, tone, items } = props;
  return (
    <button
      type="button"
      onClick={() => {
        setClicks(clicks + 1);
        props.onItemRemoved({ id: "a" });
      }}
    >
      {JSON.stringify({ itemLimit, wide, tone, items, clicks })}
    </button>
  );
}

function Ready(): ReactNode {
  useWidgetState("ready");
  return <p>The view</p>;
}

register("probe", asElement(probe));

interface Probe extends HTMLElement {
  itemLimit: number | undefined;
  wide: boolean;
}

function insert(html: string): Probe {
  const template = document.createElement("template");
  template.innerHTML = html;
  document.body.append(template.content);
  // The markup of each test ends with one probe.
  return document.body.lastElementChild as Probe;
}

function button(element: HTMLElement): HTMLButtonElement | null {
  return element.shadowRoot?.querySelector<HTMLButtonElement>("[part=content] button") ?? null;
}

function shown(element: HTMLElement): unknown {
  return JSON.parse(button(element)?.textContent ?? "null");
}

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it("reads bare booleans, numbers, choices and JSON", async () => {
  const element = insert(`<quire-probe wide item-limit="5" tone="loud" items='["a"]'></quire-probe>`);
  await expect
    .poll(() => shown(element))
    .toMatchObject({ wide: true, itemLimit: 5, tone: "loud", items: ["a"] });
  expect(element.dataset.state).toBe("ready");
});

it("restores the default when an attribute is removed (robustness-28)", async () => {
  const element = insert(`<quire-probe wide item-limit="5"></quire-probe>`);
  await expect.poll(() => shown(element)).toMatchObject({ wide: true, itemLimit: 5 });
  element.removeAttribute("wide");
  element.removeAttribute("item-limit");
  await expect.poll(() => shown(element)).toMatchObject({ wide: false, itemLimit: 3 });
});

it("keeps its state when an attribute changes, and reflects attributes as properties", async () => {
  const element = insert(`<quire-probe item-limit="5"></quire-probe>`);
  await expect.poll(() => button(element)).not.toBeNull();
  button(element)?.click();
  element.setAttribute("item-limit", "6");
  await expect.poll(() => shown(element)).toMatchObject({ itemLimit: 6, clicks: 1 });
  expect([element.itemLimit, element.wide]).toEqual([6, false]);
});

it("accepts properties set before or after its definition (robustness-27)", async () => {
  const late = { ...probe, name: "probe-late" };
  const element = insert("<quire-probe-late></quire-probe-late>");
  expect(customElements.get("quire-probe-late")).toBeUndefined();
  element.itemLimit = 7;
  element.wide = true;
  register("probe-late", asElement(late));
  await expect.poll(() => shown(element)).toMatchObject({ itemLimit: 7, wide: true });
  element.itemLimit = 8;
  await expect.poll(() => shown(element)).toMatchObject({ itemLimit: 8 });
  element.itemLimit = undefined;
  await expect.poll(() => shown(element)).toMatchObject({ itemLimit: 3 });
});

it("shows defaults and reports malformed JSON (robustness-10)", async () => {
  const console_ = vi.spyOn(console, "error").mockImplementation(() => {});
  const element = insert(`<quire-probe items="{oops"></quire-probe>`);
  await expect.poll(() => shown(element)).toMatchObject({ items: [] });
  await expect.poll(() => console_.mock.calls.flat().join(" ")).toContain('"items" of <quire-probe>');
});

it("keeps its state through ten moves (robustness-29)", async () => {
  const element = insert("<quire-probe></quire-probe>");
  await expect.poll(() => button(element)).not.toBeNull();
  button(element)?.click();
  const other = document.createElement("section");
  document.body.append(other);
  mounts = 0;
  for (let move = 0; move < 10; move++) (move % 2 ? document.body : other).append(element);
  await expect.poll(() => shown(element)).toMatchObject({ clicks: 1 });
  expect(mounts).toBe(0);
});

it("mounts nothing while detached, and unmounts when removed", async () => {
  mounts = 0;
  const element = document.createElement("quire-probe");
  element.setAttribute("item-limit", "4");
  await new Promise(requestAnimationFrame);
  expect(mounts).toBe(0);
  document.body.append(element);
  await expect.poll(() => shown(element)).toMatchObject({ itemLimit: 4 });
  element.remove();
  await expect.poll(() => button(element)).toBeNull();
  document.body.append(element);
  await expect.poll(() => shown(element)).toMatchObject({ itemLimit: 4 });
});

it("defines the element once, also when a second tag loads the view", async () => {
  const first = insert("<quire-probe></quire-probe>");
  await expect.poll(() => button(first)).not.toBeNull();
  const define = vi.spyOn(customElements, "define");
  const second = insert("<quire-probe></quire-probe>");
  await expect.poll(() => button(second)).not.toBeNull();
  expect(define).not.toHaveBeenCalled();
});

it("dispatches its events through shadow roots", async () => {
  const details: unknown[] = [];
  document.body.addEventListener(
    "quire-item-removed",
    (event) => details.push((event as CustomEvent).detail),
    {
      once: true,
    },
  );
  const element = insert("<quire-probe></quire-probe>");
  await expect.poll(() => button(element)).not.toBeNull();
  button(element)?.click();
  expect(details).toEqual([{ id: "a" }]);
});

it("styles its view in the shadow root, and stays visible despite hostile rules", async () => {
  const hostile = new CSSStyleSheet();
  hostile.replaceSync(
    "* { all: unset !important; font-size: 3px !important } quire-probe { display: none !important }",
  );
  document.adoptedStyleSheets.push(hostile);
  try {
    const element = insert("<quire-probe></quire-probe>");
    await expect.poll(() => button(element)).not.toBeNull();
    expect(getComputedStyle(element).display).toBe("block");
    const made = button(element);
    expect(made && getComputedStyle(made).color).toBe("rgb(1, 2, 3)");
    expect(Number.parseFloat(getComputedStyle(element).fontSize)).toBeGreaterThanOrEqual(14);
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== hostile);
  }
});

it("shows its children as the fallback until the view is ready", async () => {
  const element = insert(`<quire-probe><a href="/x">Fallback</a></quire-probe>`);
  expect(element.querySelector("a")?.checkVisibility()).toBe(true);
  await expect.poll(() => element.dataset.state).toBe("ready");
  expect(element.querySelector("a")?.checkVisibility()).toBe(false);
  expect(button(element)?.checkVisibility()).toBe(true);
});

it("reports a missing attribute, keeps its fallback, and mounts once it is set", async () => {
  const console_ = vi.spyOn(console, "error").mockImplementation(() => {});
  const strict = defineWidget({
    name: "probe-strict",
    description: "Needs an id.",
    attributes: { productId: requiredText("Which product.") },
    events: {},
    view: async () => ({
      view: reactView(function StrictView({ productId }: { productId: string }) {
        useWidgetState("ready");
        return <button type="button">{JSON.stringify(productId)}</button>;
      }),
    }),
  });
  register("probe-strict", asElement(strict));
  const element = insert("<quire-probe-strict>Soon</quire-probe-strict>");
  expect(element.dataset.state).toBe("misconfigured");
  element.setAttribute("product-id", "");
  expect(console_).toHaveBeenCalledOnce();
  expect(console_.mock.calls.flat().join(" ")).toMatch(
    /needs the attribute "product-id"\. Add product-id="…" to the tag \(data-product-id on a data mount\)\./,
  );
  element.remove();
  await Promise.resolve();
  element.setAttribute("product-id", "7");
  expect(element.dataset.state).toBe("misconfigured"); // A detached element does not mount.
  element.removeAttribute("product-id");
  document.body.append(element);
  element.setAttribute("product-id", "7");
  await expect.poll(() => shown(element)).toBe("7");
});

it("shows an error with a retry when its view throws", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  let broken = true;
  const fragile = defineWidget({
    name: "probe-fragile",
    description: "Fails once.",
    attributes: {},
    events: {},
    view: async () => ({
      view: reactView(function FragileView() {
        useWidgetState("ready");
        if (broken) throw new Error("No.");
        return <button type="button">"whole"</button>;
      }),
    }),
  });
  register("probe-fragile", asElement(fragile));
  const element = insert("<quire-probe-fragile></quire-probe-fragile>");
  await expect.poll(() => element.dataset.state).toBe("error");
  broken = false;
  element.shadowRoot?.querySelector<HTMLElement>("[part=retry]")?.click();
  await expect.poll(() => shown(element)).toBe("whole");
  expect(element.dataset.state).toBe("ready");
});

it("opens an overlay's frame before its view, which renders in the light DOM", async () => {
  const overlay = defineWidget({
    name: "probe-overlay",
    description: "A dialog.",
    attributes: {},
    events: {},
    root: "light",
    shell: overlayShell({ kind: ModalFrame, title: () => "Hello", root: "light" }),
    view: async () => ({
      view: reactView(function OverlayView() {
        useFrame();
        useWidgetState("ready");
        return <input aria-label="Name" />;
      }),
    }),
  });
  register("probe-overlay", asElement(overlay));
  const element = insert("<quire-probe-overlay open></quire-probe-overlay>");
  const dialog = element.shadowRoot?.querySelector("dialog");
  expect(dialog?.open).toBe(true);
  expect(dialog?.textContent).toContain("Hello");
  await expect.poll(() => element.querySelector("input")?.checkVisibility()).toBe(true);
  element.removeAttribute("open");
  expect(dialog?.open).toBe(false);
});

const panel = {
  description: "A dialog.",
  attributes: {},
  events: {},
  shell: overlayShell({ kind: ModalFrame, title: () => "Hello", root: "shadow" }),
} as const;

interface Panel extends HTMLElement {
  open: boolean;
  showView(): Promise<void>;
}

it("opens by the property `open`, also if set early; other values close (robustness-27)", async () => {
  const element = document.createElement("quire-probe-panel") as Panel;
  element.open = true;
  register(
    "probe-panel",
    asElement(
      defineWidget({ ...panel, name: "probe-panel", view: async () => ({ view: reactView(() => null) }) }),
    ),
  );
  document.body.append(element);
  const dialog = () => element.shadowRoot?.querySelector("dialog");
  expect([dialog()?.open, element.hasAttribute("open"), element.open]).toEqual([true, true, true]);
  element.open = false;
  expect([dialog()?.open, element.hasAttribute("open"), element.open]).toEqual([false, false, false]);
  element.open = true;
  expect(dialog()?.open).toBe(true);
  Object.assign(element, { open: "yes" });
  expect(dialog()?.open).toBe(false);
  element.setAttribute("open", "");
  element.remove();
  await Promise.resolve();
  expect(dialog()?.open).toBe(false);
  element.open = true;
  expect(dialog()?.open).toBe(false); // The element is detached from the page.
  document.body.append(element);
  expect(dialog()?.open).toBe(true);
});

it("stays closed when an attribute other than `open` changes", () => {
  const noted = defineWidget({
    ...panel,
    name: "probe-noted",
    attributes: { itemLimit: numberAttribute("How many.", 3) },
    view: async () => ({ view: reactView(() => null) }),
  });
  register("probe-noted", asElement(noted));
  const element = insert("<quire-probe-noted></quire-probe-noted>");
  element.setAttribute("item-limit", "5");
  expect(element.shadowRoot?.querySelector("dialog")?.open).toBe(false);
});

it("loads its view according to `loading`, and never before it is on the page", async () => {
  let requestCount = 0;
  const counted = defineWidget({
    ...panel,
    name: "probe-told",
    view: async () => {
      requestCount += 1;
      return { view: reactView(Ready) };
    },
  });
  register("probe-told", asElement(counted));
  await (document.createElement("quire-probe-told") as Panel).showView();
  insert('<quire-probe-told loading="intent"></quire-probe-told>');
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(requestCount).toBe(0);
  insert('<quire-probe-told loading="eager"></quire-probe-told>');
  expect(requestCount).toBe(1);
});

it("shows an error in the frame and reports it when the view fails, and retries on click", async () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  let isThere = false;
  const flaky = defineWidget({
    ...panel,
    name: "probe-flaky",
    view: async () => {
      if (!isThere) throw new Error("It cannot be fetched.");
      return { view: reactView(() => <p>The view</p>) };
    },
  });
  register("probe-flaky", asElement(flaky));
  const element = insert("<quire-probe-flaky open></quire-probe-flaky>") as unknown as Panel;
  await expect(element.showView()).rejects.toMatchObject({ code: "chunk/failed" });
  expect(element.dataset.state).toBe("error");
  expect(consoleError.mock.calls.flat().join(" ")).toMatch(
    /The view of <quire-probe-flaky> could not be loaded\. Keep the release in one folder/,
  );
  isThere = true;
  const busy = element.shadowRoot?.querySelector<HTMLElement>("[part=busy]");
  expect([busy?.textContent, busy?.checkVisibility()]).toEqual(["Couldn’t load this. Try again", true]);
  busy?.querySelector("button")?.click();
  await expect.poll(() => element.shadowRoot?.textContent).toContain("The view");
});

for (const root of ["light", "shadow"] as const)
  it(`shows an error or the template's content when the view fails without a frame, ${root}`, async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    let isThere = false;
    let requestCount = 0;
    const name = `probe-gone-${root}`;
    const failing = defineWidget({
      name,
      description: "",
      attributes: {},
      events: {},
      root,
      view: async () => {
        requestCount += 1;
        if (!isThere) throw new Error("It cannot be fetched.");
        return { view: reactView(Ready) };
      },
    });
    register(name, asElement(failing));
    const [bare, filled] = ["", "<p>Call us</p>"].map(
      (inside) => insert(`<quire-${name}>${inside}</quire-${name}>`) as unknown as LaterElement,
    );
    for (const element of [bare, filled]) await element?.showView().catch(() => {});
    const failure = bare?.shell.container.querySelector<HTMLElement>("[part=failure]");
    const retry = failure?.querySelector<HTMLButtonElement>('[part="retry"]');
    expect(retry?.type).toBe("button"); // It does not submit a form of the page.
    for (const element of [bare, filled]) await element?.showView().catch(() => {});
    expect(bare?.shell.container.querySelector('[part="retry"]')).toBe(retry); // The same node keeps its focus.
    expect(failure?.role).toBe("alert");
    expect(filled?.shell.container.textContent).toBe("");
    expect(failure?.textContent).toBe("Couldn’t show this part of the page. Try again");
    expect(failure?.checkVisibility()).toBe(true);
    expect(filled?.querySelector(":scope > p")?.checkVisibility()).toBe(true);
    isThere = true;
    const before = requestCount;
    retry?.click();
    expect(requestCount).toBe(before + 1);
    for (const element of [bare, filled]) await element?.showView();
    expect(failure?.isConnected).toBe(false);
    await expect.poll(() => bare?.shell.container.textContent).toBe("The view");
    await expect.poll(() => filled?.shell.container.textContent).toBe("The view");
    await expect.poll(() => filled?.querySelector(":scope > p")?.checkVisibility()).toBe(false);
  });

it("retries a failed view after 2 s, unless the element was removed", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  let tries = 0;
  const lost = defineWidget({
    ...panel,
    name: "probe-lost",
    view: async () => {
      tries += 1;
      throw new Error("It cannot be fetched.");
    },
  });
  register("probe-lost", asElement(lost));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const element = insert("<quire-probe-lost></quire-probe-lost>") as unknown as Panel;
  await element.showView().catch(() => {});
  vi.advanceTimersByTime(1_999);
  expect(tries).toBe(1);
  vi.advanceTimersByTime(1);
  expect(tries).toBe(2);
  await element.showView().catch(() => {});
  element.remove();
  await Promise.resolve();
  const before = tries;
  vi.advanceTimersByTime(10_000);
  expect(tries).toBe(before);
  vi.useRealTimers();
});

it("does not show a view that loads after its element was removed", async () => {
  const comes = Promise.withResolvers<{ readonly view: ReactView<object> }>();
  const late = defineWidget({ ...panel, name: "probe-gone", view: () => comes.promise });
  register("probe-gone", asElement(late));
  const [removed, there] = [1, 2].map(
    () => insert("<quire-probe-gone></quire-probe-gone>") as unknown as Panel,
  ) as [Panel, Panel];
  const shown = [removed, there].map((element) => element.showView());
  removed.remove();
  await Promise.resolve();
  comes.resolve({ view: reactView(() => <p>The view</p>) });
  await Promise.all(shown);
  await expect.poll(() => there.shadowRoot?.textContent).toContain("The view");
  expect(removed.shadowRoot?.textContent).not.toContain("The view");
  await expect(removed.showView()).resolves.toBeUndefined();
});

it("does not report a view that fails after its element was removed", async () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  const comes = Promise.withResolvers<{ readonly view: ReactView<object> }>();
  register(
    "probe-away",
    asElement(defineWidget({ ...panel, name: "probe-away", view: () => comes.promise })),
  );
  const element = insert("<quire-probe-away></quire-probe-away>") as unknown as Panel;
  const showing = element.showView();
  element.remove();
  await Promise.resolve();
  comes.reject(new Error("It cannot be fetched."));
  await expect(showing).rejects.toMatchObject({ code: "chunk/failed" });
  expect(consoleError).not.toHaveBeenCalled();
  expect(element.dataset.state).toBe("loading");
});

it("shows its view again without intent when its element returns to the page", async () => {
  register(
    "probe-back",
    asElement(defineWidget({ ...panel, name: "probe-back", view: async () => ({ view: reactView(Ready) }) })),
  );
  const element = insert('<quire-probe-back loading="intent"></quire-probe-back>') as unknown as Panel;
  await element.showView();
  const words = () => element.shadowRoot?.querySelector('[part="content"]')?.textContent;
  await expect.poll(words).toBe("The view");
  element.remove();
  await expect.poll(words).toBe("");
  document.body.append(element);
  await expect.poll(words).toBe("The view");
});

it("keeps an open modal dialog modal when it moves (robustness-29)", async () => {
  const modal = defineWidget({
    name: "probe-modal",
    description: "A dialog.",
    attributes: {},
    events: {},
    shell: overlayShell({ kind: ModalFrame, title: () => "Hello", root: "shadow" }),
    view: async () => ({ view: reactView(() => null) }),
  });
  register("probe-modal", asElement(modal));
  const element = insert("<quire-probe-modal open></quire-probe-modal>");
  const dialog = element.shadowRoot?.querySelector("dialog");
  const other = document.createElement("section");
  document.body.append(other);
  other.append(element);
  expect(dialog?.matches(":modal")).toBe(true);
  expect(element.hasAttribute("open")).toBe(true);
});

it("shows its view once when it opens itself into a dialog of the page (robustness-29)", async () => {
  const views = vi.fn(() => null);
  const flyout = defineWidget({
    name: "probe-anchored",
    description: "A flyout.",
    attributes: {},
    events: {},
    shell: overlayShell({ kind: AnchoredFrame, title: () => "Hello", root: "shadow" }),
    view: async () => ({ view: reactView(views) }),
  });
  register("probe-anchored", asElement(flyout));
  const dialog = document.createElement("dialog");
  const trigger = document.createElement("button");
  dialog.append(trigger);
  document.body.append(dialog);
  dialog.showModal();
  trigger.focus();
  const element = document.createElement("quire-probe-anchored");
  element.toggleAttribute("open", true);
  document.body.append(element);
  expect(element.parentElement).toBe(dialog);
  await expect.poll(() => views.mock.calls.length).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve));
  expect(views).toHaveBeenCalledTimes(1);
});

/** Counts nodes and listeners of the page's process after garbage collection, including detached ones. */
async function countObjects(): Promise<number> {
  // The browser provider types the session, but not this method.
  const session = cdp() as unknown as { send(method: string): Promise<Record<string, number>> };
  for (let pass = 0; pass < 3; pass++) await session.send("HeapProfiler.collectGarbage");
  const { nodes = 0, jsEventListeners = 0 } = await session.send("Memory.getDOMCounters");
  return nodes + jsEventListeners;
}

async function attachAndRemove(times: number): Promise<void> {
  for (let cycle = 0; cycle < times; cycle++) {
    const element = insert("<quire-probe></quire-probe>");
    await vi.waitUntil(() => button(element), { interval: 1 });
    element.remove();
    await Promise.resolve();
    expect(button(element)).toBeNull();
  }
}

it("leaks no nodes or listeners in 200 attachments (robustness-30)", async () => {
  await attachAndRemove(20); // Warms up: creates everything that is created only once.
  const before = await countObjects();
  await attachAndRemove(200);
  await expect.poll(async () => (await countObjects()) - before).toBeLessThan(100);
});
