import { pageSingleton } from "@quire/core";
import { knownShell, ModalFrame, overlayShell, skeletonOf } from "@quire/core/frame";
import { createContext, createRef, type ReactNode, StrictMode, useContext, useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { asComponent } from "./as-component.js";
import { numberAttribute, textAttribute } from "./attribute.js";
import { useFrame, useHost, useWidgetState } from "./host-context.js";
import { reactView } from "./react-view.js";
import { defineWidget, eventOf, type ViewProps } from "./widget.js";

const Theme = createContext("no theme");
const attributes = { itemLimit: numberAttribute("How many.", 3) };
const events = { onItemRemoved: eventOf<{ id: string }>("An item is gone.") };
const signals: AbortSignal[] = [];

/** What an element would import; an application has it. */
const LATER = async () => ({ view: reactView<object>(() => null) });

const Probe = asComponent(
  defineWidget({ name: "probe", description: "", attributes, events, view: LATER }),
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
    view: LATER,
  }),
  reactView(function OverlayView() {
    useFrame();
    return <p>Inside</p>;
  }),
);

/** Forgets what the page's scripts share. */
const newPage = () => Reflect.deleteProperty(globalThis, Symbol.for("quire/1"));

const host = () => document.querySelector<HTMLElement>("[data-quire-widget]");
const button = () => host()?.shadowRoot?.querySelector<HTMLButtonElement>("[part=content] button");

afterEach(() => signals.splice(0));

it("renders the same shadow root as the element, within the application's contexts, in strict mode", async () => {
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

it("in strict mode too, the view's signal is one that goes on", async () => {
  await render(
    <StrictMode>
      <Probe />
    </StrictMode>,
  );
  await expect.poll(() => button()).toBeTruthy();
  button()?.click();
  expect(signals[0]?.aborted).toBe(false);
});

it("holds its place with the skeleton that it declares, until the view says that it no longer loads", async () => {
  const says: { state?: (state: "loading" | "ready") => void } = {};
  const Slow = asComponent(
    defineWidget({
      name: "probe-slow",
      description: "",
      attributes: {},
      events: {},
      skeleton: skeletonOf({ places: 2, sheet: "" }),
      view: LATER,
    }),
    reactView(function SlowView() {
      const [state, setState] = useState<"loading" | "ready">("loading");
      says.state = setState;
      useWidgetState(state);
      return null;
    }),
  );
  await render(<Slow />);
  const places = () => host()?.shadowRoot?.querySelectorAll('[part="place"]').length;
  await expect.poll(places).toBe(2);
  says.state?.("ready");
  await expect.poll(places).toBe(0);
});

it("calls the prop and tells the DOM of an event; the view's signal lives until it is unmounted", async () => {
  const onItemRemoved = vi.fn();
  const heard = vi.fn();
  const screen = await render(<Probe onItemRemoved={onItemRemoved} />);
  host()?.addEventListener("quire-item-removed", heard);
  await expect.poll(() => button()).toBeTruthy();
  button()?.click();
  expect(onItemRemoved).toHaveBeenCalledWith({ id: "a" });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(signals[0]?.aborted).toBe(false);
  await screen.unmount();
  expect(signals[0]?.aborted).toBe(true);
});

it("opens and closes an overlay by its prop, and says when the reader closed it", async () => {
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
  expect(dialog()?.open).toBe(true); // It says nothing.
  await screen.rerender(<Overlay open={false} onClose={onClose} />);
  await expect.poll(() => dialog()?.open).toBe(false);
});

it("does what a trigger asks of it until it closes, and then again what the application says", async () => {
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
      view: LATER,
    }),
    reactView(function AskedView({ mode, tone }: { readonly mode: string; readonly tone: string }) {
      useFrame();
      return <p>{`${mode}, ${tone}`}</p>;
    }),
  );
  await render(<Asked mode="calm" onOpen={onOpen} />);
  const words = () => host()?.shadowRoot?.querySelector("p:not([part])")?.textContent;
  await expect.poll(words).toBe("calm, low");
  // As the page's loader does with the trigger's data.
  host()?.setAttribute("mode", "loud");
  host()?.setAttribute("tone", "high");
  await expect.poll(words).toBe("loud, high");
  const shell = host() && knownShell(host() as HTMLElement);
  shell?.frame?.open();
  expect(onOpen).toHaveBeenCalledTimes(1);
  shell?.frame?.close();
  await expect.poll(words).toBe("calm, low");
  expect(host()?.getAttribute("mode")).toBe("calm");
});

describe("what a trigger asks of an application's overlay", () => {
  const Limited = asComponent(
    defineWidget({
      name: "probe-limited",
      description: "",
      attributes: { itemLimit: numberAttribute("How many.", 3), mode: textAttribute("How.", "calm") },
      events: {},
      shell: overlayShell({ kind: ModalFrame, title: () => "Hello", root: "shadow" }),
      view: LATER,
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

  it("is what the application says where it cannot be read, and the developer is told", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    await render(<Limited itemLimit={5} />);
    await expect.poll(words).toBe("5, calm");
    host()?.setAttribute("item-limit", "many");
    host()?.setAttribute("mode", "loud");
    await expect.poll(words).toBe("5, loud");
    expect(error.mock.calls.flat().join(" ")).toContain('"many" cannot be read');
    error.mockRestore();
  });

  it("cannot be that there is nothing: an attribute of the application's that goes is put back", async () => {
    await render(<Limited itemLimit={5} />);
    await expect.poll(words).toBe("5, calm");
    host()?.removeAttribute("item-limit");
    await expect.poll(() => host()?.getAttribute("item-limit")).toBe("5");
    expect(words()).toBe("5, calm");
  });

  it("is forgotten when its own frame closes, not one inside it", async () => {
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

  it("stands from before the view, too", async () => {
    const screen = await render(<Limited />);
    await expect.poll(words).toBe("3, calm");
    host()?.setAttribute("item-limit", "7");
    await expect.poll(words).toBe("7, calm");
    await screen.rerender(<Limited mode="loud" />);
    await expect.poll(words).toBe("7, loud");
  });
});

it("tells the application alone of its own frame's opening and closing, not of one inside it", async () => {
  const told = { onOpen: vi.fn(), onClose: vi.fn() };
  await render(
    <Overlay open {...told}>
      <p id="inner">An overlay of its own</p>
    </Overlay>,
  );
  await expect.poll(() => told.onOpen.mock.calls).toEqual([[undefined]]);
  told.onOpen.mockClear();
  for (const name of ["quire-open", "quire-close"]) {
    host()
      ?.querySelector("#inner")
      ?.dispatchEvent(new Event(name, { bubbles: true }));
    host()?.dispatchEvent(new Event(name));
  }
  expect(told.onOpen.mock.calls).toEqual([[undefined]]);
  expect(told.onClose.mock.calls).toEqual([[undefined]]);
});

it("says that it loads until its view says otherwise", async () => {
  await render(<Overlay />);
  expect(host()?.dataset.state).toBe("loading");
});

it("without a frame there is nothing to ask of it: what the application says is what it shows", async () => {
  const screen = await render(<Probe itemLimit={5} />);
  await expect.poll(() => button()?.textContent).toBe("5 in no theme");
  host()?.setAttribute("item-limit", "7");
  await screen.rerender(<Probe itemLimit={5} />);
  expect(button()?.textContent).toBe("5 in no theme");
});

it("goes with its component: the frame closes", async () => {
  const screen = await render(<Overlay open />);
  const dialog = host()?.shadowRoot?.querySelector("dialog");
  await expect.poll(() => dialog?.open).toBe(true);
  await screen.unmount();
  expect(dialog?.open).toBe(false);
});

it("is known to developer tools by its name, and to the page's script when it is there", async () => {
  // React gives it no name of its own: its function has one.
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

it("tells the developer once where nothing on the page makes it act, and not where something does", async () => {
  newPage();
  vi.useFakeTimers();
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  await (await render(<Probe />)).unmount();
  vi.advanceTimersByTime(60_000);
  expect(error).not.toHaveBeenCalled(); // It has gone by then.
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

it("gives its `ref` the host", async () => {
  const ref = createRef<HTMLDivElement>();
  await render(<Probe ref={ref} />);
  expect(ref.current).toBe(host());
});

it("gives its element the attribute `for` under the name that React knows", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const Gate = asComponent(
    defineWidget({
      name: "probe-gate",
      description: "",
      attributes: { for: textAttribute("Who.", "all") },
      events: {},
      view: LATER,
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
