import { newPage } from "@quire/conformance/new-page";
import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import * as components from "./index.js";

const { AuthModal, QuireProvider } = components;
const logged = () => vi.mocked(console.error).mock.calls.map(([line]) => String(line));

beforeEach(() => {
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async () => new Response(null, { status: 401 }));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("reports a second provider at the same time, once (beyond-275)", async () => {
  await render(
    <StrictMode>
      <QuireProvider>one</QuireProvider>
      <QuireProvider>two</QuireProvider>
    </StrictMode>,
  );
  expect(logged().filter((line) => line.includes("react/providers"))).toHaveLength(1);
});

it("reports nothing for one provider in StrictMode, nor for the next one", async () => {
  const page = (key: string) => (
    <StrictMode>
      <QuireProvider key={key}>{key}</QuireProvider>
    </StrictMode>
  );
  const screen = await render(page("one"));
  await screen.rerender(page("two"));
  expect(logged()).toEqual([]);
});

type Rendered = (props: object, ref: null) => ReactNode;

/** The function that renders a component. Preact's `forwardRef` returns it, React's has it. */
const rendererOf = (component: unknown) =>
  (component as { readonly render?: Rendered }).render ?? (component as Rendered);

it.each([
  ["a widget", AuthModal],
  ["the provider", QuireProvider],
])("keeps the children of %s, and reports another copy of React (beyond-275)", async (_, component) => {
  // Outside of a render, the hooks are in the state in which another copy of React finds them.
  const children = rendererOf(component)({ children: "Sign in" }, null);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(children);
  await expect.poll(() => place.textContent).toBe("Sign in");
  root.unmount();
  expect(logged().filter((line) => line.includes("react/duplicate"))).toHaveLength(1);
});
