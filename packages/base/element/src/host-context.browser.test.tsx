import { getKnownShell, ModalFrame, overlayShell } from "@quire/core/frame";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { asComponent } from "./as-component.js";
import { useFrame, useFrameEvents, useHost } from "./host-context.js";
import { reactView } from "./react-view.js";
import { defineWidget } from "./widget.js";

const declared = { description: "", attributes: {}, events: {} } as const;
const LOAD_VIEW = async () => ({ view: reactView<object>(() => null) });

afterEach(() => vi.restoreAllMocks());

const host = () => document.querySelector<HTMLElement>("[data-quire-widget]");
const frame = () => getKnownShell(host() as HTMLElement)?.frame;

it("throws when a view renders outside of a widget", () => {
  const View = () => String(useHost());
  expect(() => renderToString(<View />)).toThrow(
    "A widget's view renders inside its element or component only.",
  );
});

it("shows and reports an error when a view uses a frame that its widget lacks", async () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  const Frameless = asComponent(
    defineWidget({ ...declared, name: "probe-frameless", view: LOAD_VIEW }),
    reactView(function FramelessView() {
      useFrame();
      return null;
    }),
  );
  await render(<Frameless />);
  await expect.poll(() => host()?.dataset.state).toBe("error");
  const failure = host()?.shadowRoot?.querySelector("[part=failure]");
  expect([failure?.role, failure?.textContent?.endsWith("Try again")]).toEqual(["alert", true]);
  expect(consoleError.mock.calls.flat().join(" ")).toMatch(
    /widget\/failed: The widget "probe-frameless" failed while rendering\. A message with a retry button .*has no frame/s,
  );
});

it("keeps a frame open and not busy, with a retry, when its view throws", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const Broken = asComponent(
    defineWidget({
      ...declared,
      name: "probe-broken-frame",
      shell: overlayShell({ kind: ModalFrame, title: () => "Hello", root: "shadow" }),
      view: LOAD_VIEW,
    }),
    reactView(function BrokenView(): ReactNode {
      throw new Error("No.");
    }),
  );
  await render(<Broken open />);
  const find = (part: string) => host()?.shadowRoot?.querySelector(`[part=${part}]`);
  await expect.poll(() => find("failure")?.checkVisibility()).toBe(true);
  expect(find("busy")?.checkVisibility()).toBe(false);
});

it("calls the latest callbacks for its own frame until it is unmounted", async () => {
  const calls: string[] = [];
  let rendered = 0;
  function FrameView(): ReactNode {
    const time = ++rendered;
    useFrameEvents(
      () => calls.push(`open ${time}`),
      () => calls.push(`close ${time}`),
    );
    return <p>Inside</p>;
  }
  const Overlay = asComponent(
    defineWidget({
      ...declared,
      name: "probe-frame",
      worksClosed: true,
      shell: overlayShell({ kind: ModalFrame, title: () => "Hello", root: "shadow" }),
      view: LOAD_VIEW,
    }),
    reactView(FrameView),
  );
  const overlay = () => (
    <Overlay>
      <p id="inner">An overlay of its own</p>
    </Overlay>
  );
  const screen = await render(overlay());
  await expect.poll(() => rendered).toBeGreaterThan(0);
  expect(calls).toEqual([]);
  frame()?.open();
  await expect.poll(() => calls).toEqual([`open ${rendered}`]);
  await screen.rerender(overlay());
  frame()?.close();
  expect(calls.splice(0).slice(1)).toEqual([`close ${rendered}`]);
  const inner = host()?.querySelector("#inner");
  for (const name of ["quire-open", "quire-close"]) inner?.dispatchEvent(new Event(name, { bubbles: true }));
  expect(calls).toEqual([]);
  const left = host();
  await screen.unmount();
  // Effects may run after the next paint.
  const getCalls = () => {
    calls.length = 0;
    left?.dispatchEvent(new Event("quire-open"));
    return calls;
  };
  await expect.poll(getCalls).toEqual([]);
});

it("calls onOpen on mount if the frame is already open", async () => {
  const listener = vi.fn();
  const Late = asComponent(
    defineWidget({
      ...declared,
      name: "probe-late-frame",
      worksClosed: true,
      shell: overlayShell({ kind: ModalFrame, title: () => "Hello", root: "shadow" }),
      view: LOAD_VIEW,
    }),
    reactView(function LateView() {
      const { shell } = useHost();
      if (!shell.frame?.isOpen) shell.frame?.open();
      useFrameEvents(listener, () => {});
      return null;
    }),
  );
  await render(<Late />);
  await expect.poll(() => listener.mock.calls.length).toBeGreaterThan(0);
});
