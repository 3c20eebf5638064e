import { overlayShell } from "@quire/frame";
import { createContext, type ReactNode, StrictMode, useContext } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { asComponent } from "./as-component.js";
import { numberAttribute, textAttribute } from "./attribute.js";
import { useFrame, useHost, useWidgetState } from "./host-context.js";
import { defineWidget, eventOf, type ViewProps } from "./widget.js";

const Theme = createContext("no theme");
const attributes = { itemLimit: numberAttribute("How many.", 3) };
const events = { onItemRemoved: eventOf<{ id: string }>("An item is gone.") };
const signals: AbortSignal[] = [];

const Probe = asComponent(
  defineWidget({ name: "probe", description: "", attributes, events, view: ProbeView }),
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
    shell: overlayShell({ kind: "modal", title: () => "Hello", root: "shadow" }),
    view: function OverlayView() {
      useFrame();
      return <p>Inside</p>;
    },
  }),
);

const host = () => document.querySelector<HTMLElement>("[data-quire-widget]");
const button = () => host()?.shadowRoot?.querySelector<HTMLButtonElement>("[part=content] button");

afterEach(() => signals.splice(0));

it("renders its fallback on a server", () => {
  expect(renderToString(<Probe>Cart</Probe>)).toBe('<div data-quire-widget="probe">Cart</div>');
});

it("renders the same shadow root as the element, within the application's contexts, in strict mode", async () => {
  await render(
    <StrictMode>
      <Theme value="paper">
        <Probe itemLimit={5}>Cart</Probe>
      </Theme>
    </StrictMode>,
  );
  await expect.poll(() => button()?.textContent).toBe("5 in paper");
  expect(host()?.dataset.state).toBe("ready");
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
  await screen.rerender(<Overlay open={false} onClose={onClose} />);
  await screen.rerender(<Overlay open onClose={onClose} />);
  await expect.poll(() => dialog()?.open).toBe(true);
});

it("gives its element the attribute `for` under the name that React knows", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const Gate = asComponent(
    defineWidget({
      name: "probe-gate",
      description: "",
      attributes: { for: textAttribute("Who.", "all") },
      events: {},
      view: () => null,
    }),
  );
  const { container } = await render(<Gate for="subscribers" />);
  expect(container.querySelector('[data-quire-widget="probe-gate"]')?.getAttribute("for")).toBe(
    "subscribers",
  );
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});
