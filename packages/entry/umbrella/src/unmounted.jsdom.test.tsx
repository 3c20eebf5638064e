// @vitest-environment jsdom
import { createFakeBackend, fixtures } from "@quire/testing";
import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { type ComponentType, createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { components } from "../test/describe-simulated-dom.js";
import { useSignIn } from "./index.js";

const props = {
  stream: "saves",
  mode: "registration",
  token: "reset",
  type: "newsletter",
  items: [{ id: "1001", title: "An article", url: "/an-article" }],
  "data-testid": "host",
  open: true,
};
const backend = createFakeBackend({
  tier: "registered",
  saves: [{ id: "1001", folders: ["Later"] }],
  folders: ["Later"],
  cart: [{ availabilityId: "7001-HBK" }],
  follows: { topic: ["Strategy"] },
});

/** A form of the application around a hook. */
function OwnForm() {
  const { submit } = useSignIn();
  const send = () => void submit({ username: fixtures.user.email, password: fixtures.user.password });
  return (
    <div data-testid="host">
      <button type="button" onClick={send}>
        Sign in
      </button>
    </div>
  );
}

const all: [string, ComponentType<Record<string, unknown>>][] = [...components, ["An own form", OwnForm]];

/** Stacks of React's updates since the last unmount. */
const updates: string[] = [];
const original = Object.getOwnPropertyDescriptor(globalThis, "event");

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  backend.install();
});
afterEach(() => {
  cleanup();
  if (original) Object.defineProperty(globalThis, "event", original);
  else Reflect.deleteProperty(globalThis, "event");
  updates.splice(0);
  vi.restoreAllMocks();
});

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const mount = (Widget: (typeof all)[number][1]) => render(createElement(Widget, props, "Fallback"));

/** Holds all calls from now on. @returns answers them */
function holdCalls(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  backend.fault({ until: promise, status: 400, times: Number.POSITIVE_INFINITY });
  return resolve;
}

/** Records updates of React: it reads `window.event` for each one. */
function watchUpdates(): void {
  Object.defineProperty(globalThis, "event", {
    configurable: true,
    get() {
      const { stack = "" } = new Error("An update of React");
      if (stack.includes("react-dom")) updates.push(stack);
      return undefined;
    },
    set() {},
  });
}

async function unmountThenAnswer(unmount: () => void, answer: () => void): Promise<void> {
  unmount();
  watchUpdates();
  answer();
  await settle();
}

/** Types into each field, sends each form, and clicks each button and link. */
function operateAll(host: HTMLElement): void {
  for (const place of [host, host.shadowRoot]) {
    for (const field of place?.querySelectorAll("input, textarea") ?? [])
      fireEvent.change(field, { target: { value: fixtures.user.email } });
    for (const form of place?.querySelectorAll("form") ?? []) fireEvent.submit(form);
    for (const control of place?.querySelectorAll("button, a") ?? []) fireEvent.click(control);
  }
}

it("records an update of React", async () => {
  const { rerender } = render(<p>One</p>);
  watchUpdates();
  rerender(<p>Two</p>);
  expect(updates).not.toEqual([]);
});

it.each(all)("%s sets no state when unmounted while it loads (beyond-350)", async (_, Widget) => {
  const answer = holdCalls();
  const { unmount } = mount(Widget);
  await settle();
  await unmountThenAnswer(unmount, answer);
  expect(updates).toEqual([]);
});

it.each(all)("%s sets no state when unmounted after clicks (beyond-350)", async (_, Widget) => {
  const { unmount, getByTestId } = mount(Widget);
  await settle();
  const answer = holdCalls();
  operateAll(getByTestId("host"));
  await settle();
  await unmountThenAnswer(unmount, answer);
  expect(updates).toEqual([]);
});
