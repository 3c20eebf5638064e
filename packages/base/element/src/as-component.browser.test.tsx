import { pageSingleton } from "@quire/core";
import { getKnownShell, getSkeleton, ModalFrame, overlayShell, type ViewHost } from "@quire/core/frame";
import { createContext, createRef, type ReactNode, StrictMode, useContext, useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { asComponent } from "./as-component.js";
import { numberAttribute, textAttribute } from "./attribute.js";
import { useFrame, useHost, useWidgetState } from "./host-context.js";
import { reactView } from "./react-view.js";
import { defineWidget, getEvent, type ViewProps } from "./widget.js";

const Theme = createContext("no theme");
const attributes = { itemLimit: numberAttribute("How many.", 3) };
const events = { onItemRemoved: getEvent<{ id: string }>("An item is gone.") };
const signals: AbortSignal[] = [];

/**
 * The lazy view that only the custom element would import. The component gets its view directly, so this one
 * is never used.
 */
const LOAD_UNUSED_VIEW = async () => ({ view: reactView<object>(() => null) });

const Probe = asComponent(
  defineWidget({ name: "probe", description: "", attributes, events, view: LOAD_UNUSED_VIEW }),
  reactView(ProbeView),
);

function ProbeView({ itemLimit, onItemRemoved }: ViewProps<typeof attributes, typeof events>): ReactNode {
  useWidgetState("ready");
  const host = useHost();
  const theme = useContext(Theme);
  return (
    <button
      type="button"
      onClick={() => {
        signals.push(host.signal);
        onItemRemoved({ id: "a" });
      }}
    >
      {itemLimit} in {theme}
    </button>
  );
}

const Overlay = asComponent(
  defineWidget({
    name: "probe-overlay",
    description: "",
    attributes: {},
    events: {},
    shell: overlayShell({ kind: ModalFrame, title: () => "Hello", root: "shadow" }),
    view: LOAD_UNUSED_VIEW,
  }),
  reactView(function OverlayView() {
    useFrame();
    return <p>Inside</p>;
  }),
);

/** Clears the state that scripts of a page share. */
const newPage = () => Reflect.deleteProperty(globalThis, Symbol.for("quire/1"));

const host = () => document.querySelector<HTMLElement>("[data-quire-widget]");
const button = () => host()?.shadowRoot?.querySelector<HTMLButtonElement>("[part=content] button");

/** Resolves once pending renders are done. */
async function waitForPaint(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}

afterEach(() => signals.splice(0));

it("renders the element's shadow root with the application's contexts in strict mode", async () => {
  await render(
    <StrictMode>
      <Theme.Provider value="paper">
        <Probe itemLimit={5}>Cart</Probe>
      </Theme.Provider>
    </StrictMode>,
  );
  await expect.poll(() => button()?.textContent).toBe("5 in paper");
  expect(host()?.dataset.state).toBe("ready");
});

it("gives the view a live signal in strict mode", async () => {
  await render(
    <StrictMode>
      <Probe />
    </StrictMode>,
  );
  await expect.poll(() => button()).toBeTruthy();
  button()?.click();
  expect(signals[0]?.aborted).toBe(false);
});

it("shows its declared skeleton while the view is loading", async () => {
  const liveState: { state?: (state: "loading" | "ready") => void } = {};
  const Slow = asComponent(
    defineWidget({
      name: "probe-slow",
      description: "",
      attributes: {},
      events: {},
      skeleton: getSkeleton({ places: 2, sheet: "" }),
      view: LOAD_UNUSED_VIEW,
    }),
    reactView(function SlowView() {
      const [state, setState] = useState<"loading" | "ready">("loading");
      liveState.state = setState;
      useWidgetState(state);
      return null;
    }),
  );
  await render(<Slow />);
  const places = () => host()?.shadowRoot?.querySelectorAll('[part="place"]').length;
  await expect.poll(places).toBe(2);
  liveState.state?.("ready");
  await expect.poll(places).toBe(0);
});

it("calls the prop and dispatches the DOM event, and aborts the signal on unmount", async () => {
  const onItemRemoved = vi.fn();
  const listener = vi.fn();
  const screen = await render(<Probe onItemRemoved={onItemRemoved} />);
  host()?.addEventListener("quire-item-removed", listener);
  await expect.poll(() => button()).toBeTruthy();
  button()?.click();
  expect(onItemRemoved).toHaveBeenCalledWith({ id: "a" });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(signals[0]?.aborted).toBe(false);
  await screen.unmount();
  expect(signals[0]?.aborted).toBe(true);
});

it("opens and closes an overlay by its prop, and calls onClose when the user closes it", async () => {
  const onClose = vi.fn();
  const screen = await render(<Overlay open onClose={onClose} />);
  const dialog = () => host()?.shadowRoot?.querySelector("dialog");
  await expect.poll(() => dialog()?.open).toBe(true);
  dialog()?.querySelector<HTMLElement>("[part=close]")?.click();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledWith({ reason: "button" });
  await screen.rerender(<Overlay open={false} onClose={onClose} />);
  await screen.rerender(<Overlay open onClose={onClose} />);
  await expect.poll(() => dialog()?.open).toBe(true);
  await screen.rerender(<Overlay onClose={onClose} />);
  expect(dialog()?.open).toBe(true); // Without the prop `open`, the frame stays open.
  await screen.rerender(<Overlay open={false} onClose={onClose} />);
  await expect.poll(() => dialog()?.open).toBe(false);
});

it.each<readonly [string, (host: HTMLElement) => unknown]>([
  ["opens", (host) => getKnownShell(host)?.frame?.open()],
  ["is hovered", (host) => host.dispatchEvent(new PointerEvent("pointerover"))],
  ["is asked for by the loader", (host) => (host as Partial<ViewHost>).showView?.()],
])("renders the view of a closed overlay when it %s, and not before (beyond-270)", async (_, need) => {
  await render(<Overlay />);
  const view = () => host()?.shadowRoot?.querySelector("p:not([part])")?.textContent;
  await waitForPaint();
  expect(view()).toBeUndefined();
  need(host() as HTMLElement);
  await expect.poll(view).toBe("Inside");
});

it("opens no overlay if the application cancels the opening (beyond-273)", async () => {
  const onOpen = vi.fn();
  await render(<Overlay open onOpen={onOpen} onBeforeOpen={(event) => event.preventDefault()} />);
  await waitForPaint();
  expect(host()?.hasAttribute("open")).toBe(false);
  expect(onOpen).not.toHaveBeenCalled();
});

it("uses a trigger's values until it closes, and then the application's props again", async () => {
  const onOpen = vi.fn();
  const Asked = asComponent(
    defineWidget({
      name: "probe-asked",
      description: "",
      attributes: { mode: textAttribute("How.", "calm"), tone: textAttribute("Its tone.", "low") },
      events: {},
      shell: overlayShell({
        kind: ModalFrame,
        title: (host) => host.getAttribute("mode") ?? "",
        root: "shadow",
      }),
      worksClosed: true,
      view: LOAD_UNUSED_VIEW,
    }),
    reactView(function AskedView({ mode, tone }: { readonly mode: string; readonly tone: string }) {
      useFrame();
      return <p>{`${mode}, ${tone}`}</p>;
    }),
  );
  await render(<Asked mode="calm" onOpen={onOpen} />);
  const words = () => host()?.shadowRoot?.querySelector("p:not([part])")?.textContent;
  await expect.poll(words).toBe("calm, low");
  // The loader copies a trigger's data to attributes.
  host()?.setAttribute("mode", "loud");
  host()?.setAttribute("tone", "high");
  await expect.poll(words).toBe("loud, high");
  const shell = host() && getKnownShell(host() as HTMLElement);
  shell?.frame?.open();
  expect(onOpen).toHaveBeenCalledTimes(1);
  shell?.frame?.close();
  await expect.poll(words).toBe("calm, low");
  expect(host()?.getAttribute("mode")).toBe("calm");
});

describe("a trigger's values for an application's overlay", () => {
  const Limited = asComponent(
    defineWidget({
      name: "probe-limited",
      description: "",
      attributes: { itemLimit: numberAttribute("How many.", 3), mode: textAttribute("How.", "calm") },
      events: {},
      shell: overlayShell({ kind: ModalFrame, title: () => "Hello", root: "shadow" }),
      worksClosed: true,
      view: LOAD_UNUSED_VIEW,
    }),
    reactView(function LimitedView({
      itemLimit,
      mode,
    }: {
      readonly itemLimit: number;
      readonly mode: string;
    }) {
      useFrame();
      return <p>{`${itemLimit}, ${mode}`}</p>;
    }),
  );
  const words = () => host()?.shadowRoot?.querySelector("p:not([part])")?.textContent;

  it("fall back to the application's props and are reported when invalid", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    await render(<Limited itemLimit={5} />);
    await expect.poll(words).toBe("5, calm");
    host()?.setAttribute("item-limit", "many");
    host()?.setAttribute("mode", "loud");
    await expect.poll(words).toBe("5, loud");
    expect(error.mock.calls.flat().join(" ")).toContain('"many" cannot be read');
    error.mockRestore();
  });

  it("restore an application's attribute after a trigger removed it", async () => {
    await render(<Limited itemLimit={5} />);
    await expect.poll(words).toBe("5, calm");
    host()?.removeAttribute("item-limit");
    await expect.poll(() => host()?.getAttribute("item-limit")).toBe("5");
    expect(words()).toBe("5, calm");
  });

  it("are dropped when the overlay itself closes, not an overlay inside it", async () => {
    await render(
      <Limited itemLimit={5}>
        <p id="inner">An overlay of its own</p>
      </Limited>,
    );
    await expect.poll(words).toBe("5, calm");
    host()?.setAttribute("mode", "loud");
    await expect.poll(words).toBe("5, loud");
    host()
      ?.querySelector("#inner")
      ?.dispatchEvent(new Event("quire-close", { bubbles: true }));
    expect(host()?.getAttribute("mode")).toBe("loud");
    host()?.dispatchEvent(new Event("quire-close"));
    expect(host()?.hasAttribute("mode")).toBe(false);
    await expect.poll(words).toBe("5, calm");
  });

  it("stay when the application changes other props", async () => {
    const screen = await render(<Limited />);
    await expect.poll(words).toBe("3, calm");
    host()?.setAttribute("item-limit", "7");
    await expect.poll(words).toBe("7, calm");
    await screen.rerender(<Limited mode="loud" />);
    await expect.poll(words).toBe("7, loud");
  });
});

it("calls onOpen and onClose for its own frame, not for an overlay inside it", async () => {
  const listeners = { onOpen: vi.fn(), onClose: vi.fn() };
  await render(
    <Overlay open {...listeners}>
      <p id="inner">An overlay of its own</p>
    </Overlay>,
  );
  await expect.poll(() => listeners.onOpen.mock.calls).toEqual([[undefined]]);
  listeners.onOpen.mockClear();
  for (const name of ["quire-open", "quire-close"]) {
    host()
      ?.querySelector("#inner")
      ?.dispatchEvent(new Event(name, { bubbles: true }));
    host()?.dispatchEvent(new Event(name));
  }
  expect(listeners.onOpen.mock.calls).toEqual([[undefined]]);
  expect(listeners.onClose.mock.calls).toEqual([[undefined]]);
});

it("has the state loading until its view sets another one", async () => {
  await render(<Overlay />);
  expect(host()?.dataset.state).toBe("loading");
});

it("ignores attributes of its host when it has no frame", async () => {
  const screen = await render(<Probe itemLimit={5} />);
  await expect.poll(() => button()?.textContent).toBe("5 in no theme");
  host()?.setAttribute("item-limit", "7");
  await screen.rerender(<Probe itemLimit={5} />);
  expect(button()?.textContent).toBe("5 in no theme");
});

it("closes its frame on unmount", async () => {
  const screen = await render(<Overlay open />);
  const dialog = host()?.shadowRoot?.querySelector("dialog");
  await expect.poll(() => dialog?.open).toBe(true);
  await screen.unmount();
  expect(dialog?.open).toBe(false);
});

it("has a display name, and dispatches quire-mount for the loader", async () => {
  // React sets no display name on the component. Its inner function has one.
  const { displayName, render: inner } = Overlay as {
    displayName?: string;
    render?: { displayName?: string };
  };
  expect(displayName ?? inner?.displayName).toContain("ProbeOverlay");
  const mounted = vi.fn();
  document.addEventListener("quire-mount", mounted);
  await render(<Probe />);
  document.removeEventListener("quire-mount", mounted);
  expect(mounted.mock.calls[0]?.[0].target).toBe(host());
});

it("reports once that the page does not start Quire, and not if it does", async () => {
  newPage();
  vi.useFakeTimers();
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  await (await render(<Probe />)).unmount();
  vi.advanceTimersByTime(60_000);
  expect(error).not.toHaveBeenCalled(); // The component was unmounted before.
  const screen = await render(
    <>
      <Probe />
      <Probe />
    </>,
  );
  vi.advanceTimersByTime(2_999);
  expect(error).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(error.mock.calls.map(([line]) => line)).toEqual([expect.stringContaining("page/not-started")]);
  await screen.unmount();
  newPage();
  pageSingleton("loader", () => "started");
  error.mockClear();
  await render(<Probe />);
  vi.advanceTimersByTime(60_000);
  expect(error).not.toHaveBeenCalled();
  vi.useRealTimers();
  error.mockRestore();
});

it("sets its `ref` to the host", async () => {
  const ref = createRef<HTMLDivElement>();
  await render(<Probe ref={ref} />);
  expect(ref.current).toBe(host());
});

it("sets the attribute `for` without a React warning", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const Gate = asComponent(
    defineWidget({
      name: "probe-gate",
      description: "",
      attributes: { for: textAttribute("Who.", "all") },
      events: {},
      view: LOAD_UNUSED_VIEW,
    }),
    reactView(() => null),
  );
  const { container } = await render(<Gate for="subscribers" />);
  expect(container.querySelector('[data-quire-widget="probe-gate"]')?.getAttribute("for")).toBe(
    "subscribers",
  );
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});
