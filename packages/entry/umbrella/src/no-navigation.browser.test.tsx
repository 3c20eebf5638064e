import { type Answer, answer } from "@quire/conformance/answers";
import { rendered } from "@quire/conformance/held-time";
import { newPage } from "@quire/conformance/new-page";
import { stayHere } from "@quire/conformance/stay-here";
import { sessionStore } from "@quire/services/session";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { declareWidget, widgetNames } from "./declared.js";
import * as components from "./index.js";
import { start } from "./start.js";

/** Answer of the profile call, and the session's status after it. */
const READERS: Readonly<Record<string, readonly [profile: Answer, status: string]>> = {
  guest: [{ status: 401 }, "anonymous"],
  registered: [{ body: { id: "7", status: "registered" } }, "known"],
  subscriber: [{ body: { id: "7", status: "subscribers" } }, "known"],
  restricted: [{ status: 403, body: { user_restricted: true } }, "unknown"],
};

/** Screens of the auth modal for guests, with a return path. */
const SCREENS = ["sign-in", "registration"].map((mode) => ({ mode, return: "/my-library" }));

/** All widgets load at once, which takes long on a busy machine. */
const WAIT = { timeout: 20_000 };

/** The widgets that `open` opens for every user. */
const OVERLAYS =
  /(flyout|modal)$|^(cart-confirmation|case-selection|maintenance-notice|mini-cart|search|topic-menu)$/;

type Widget = readonly [name: string, attributes: Readonly<Record<string, string>>];
let widgets: readonly Widget[] = [];

async function declareAll(): Promise<readonly Widget[]> {
  await Promise.all(widgetNames.map(declareWidget));
  return widgetNames.flatMap((name) =>
    name === "auth-modal" ? SCREENS.map((screen): Widget => [name, screen]) : [[name, {}] as const],
  );
}

/** Ways to insert a widget into a page. */
const WAYS: Readonly<Record<string, (widget: Widget, isOpen: boolean) => void>> = {
  tag([name, attributes], isOpen) {
    const element = document.createElement(`quire-${name}`);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.toggleAttribute("open", isOpen);
    document.body.append(element);
  },
  "data mount"([name, attributes], isOpen) {
    const mount = document.createElement("div");
    Object.assign(mount.dataset, { quire: name, ...attributes });
    if (isOpen) mount.dataset.open = "";
    document.body.append(mount);
  },
  "React component"([name, attributes], isOpen) {
    const Component = (components as unknown as Record<string, ComponentType<object>>)[componentName(name)];
    if (!Component) throw new Error(`There is no component for ${name}.`);
    const root = createRoot(document.body.appendChild(document.createElement("div")));
    onTestFinished(() => root.unmount());
    root.render(<Component {...attributes} {...(isOpen && { open: true })} />);
  },
};

const componentName = (name: string) =>
  name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());

/** Returns the number of widgets, as elements or components. */
const hosts = () =>
  [...document.body.querySelectorAll("*")].filter((one) =>
    one.matches("[data-quire-widget], [data-state]:not(a, button)"),
  ).length;

/** Returns the names of the widgets that open until the end of the test. An open dialog may contain them. */
function openedWidgets(): ReadonlySet<string> {
  const opened = new Set<string>();
  const abort = new AbortController();
  onTestFinished(() => abort.abort());
  const note = (event: Event) => {
    const { dataset, localName } = event.composedPath()[0] as HTMLElement;
    opened.add(dataset.quireWidget ?? localName.slice("quire-".length));
  };
  document.addEventListener("quire-open", note, { capture: true, signal: abort.signal });
  return opened;
}

/** Resolves after the loading views have arrived and rendered. */
async function viewsShown(): Promise<void> {
  await rendered();
  await vi.dynamicImportSettled();
  await rendered();
}

/** Returns the screens of the open auth modals. */
const openScreens = () =>
  [...document.querySelectorAll(':is(quire-auth-modal, [data-quire-widget="auth-modal"])[open]')].map((one) =>
    one.getAttribute("mode"),
  );

beforeEach(async () => {
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  widgets = await declareAll();
});
afterEach(async () => {
  document.body.replaceChildren();
  await rendered();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A tag for every user. The other ways differ only in how the widget mounts, so two users are enough. */
const CASES = Object.entries(WAYS).flatMap(([way, insert]) =>
  Object.entries(READERS)
    .filter(([user]) => way === "tag" || user === "guest" || user === "subscriber")
    .map(([user, [profile, status]]) => ({ user, way, profile, status, insert })),
);

describe.each(CASES)("for a $user user, as a $way", ({ profile, status, insert }) => {
  it.each([
    ["closed", false],
    ["open", true],
  ])("navigates with no widget that is mounted %s (beyond-165)", async (_state, isOpen) => {
    const wentTo = stayHere();
    const opened = openedWidgets();
    vi.stubGlobal("fetch", answer({ "/api/user/profile": profile }));
    start({ captcha: null });
    for (const widget of widgets) insert(widget, isOpen);
    await expect.poll(hosts).toBeGreaterThanOrEqual(widgets.length);
    await expect.poll(() => sessionStore().getState().status).toBe(status);
    const expected = isOpen ? widgetNames.filter((name) => OVERLAYS.test(name)) : [];
    await expect.poll(() => [...opened].sort(), WAIT).toEqual(expected.toSorted());
    // The modal shows a signed-in user no screen.
    const screens = isOpen && status !== "known" ? SCREENS.map(({ mode }) => mode) : [];
    await expect.poll(openScreens, WAIT).toEqual(screens);
    await viewsShown();
    if (!isOpen) document.body.append(...document.body.children); // Moves the widgets.
    await viewsShown();
    expect(wentTo).toEqual([]);
  });
});
