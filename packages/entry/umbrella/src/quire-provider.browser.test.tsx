import { newPage } from "@quire/conformance/new-page";
import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import * as components from "./index.js";

const { AuthModal, FollowButton, Protect, QuireProvider, SaveButton, SignedIn, SignedOut } = components;
const ITEM = { id: "10042", title: "What Is Strategy?", url: "/2026/11/strategy" };
const getLogs = () => vi.mocked(console.error).mock.calls.map(([line]) => String(line));

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
  expect(getLogs().filter((line) => line.includes("react/providers"))).toHaveLength(1);
});

it("reports nothing for one provider in StrictMode, nor for the next one", async () => {
  const page = (key: string) => (
    <StrictMode>
      <QuireProvider key={key}>{key}</QuireProvider>
    </StrictMode>
  );
  const screen = await render(page("one"));
  await screen.rerender(page("two"));
  expect(getLogs()).toEqual([]);
});

type Rendered = (props: object, ref: null) => ReactNode;

/** Returns the function that renders a component. Preact's `forwardRef` returns it; React's contains it. */
const getRenderer = (component: unknown) =>
  (component as { readonly render?: Rendered }).render ?? (component as Rendered);

it.each([
  ["a widget", AuthModal, { children: "Sign in" }],
  ["the provider", QuireProvider, { children: "Sign in" }],
  ["a follow button", FollowButton, { name: "Strategy", children: "Sign in" }],
  ["a save button", SaveButton, { item: ITEM, children: "Sign in" }],
  ["a protected part", Protect, { loading: "Sign in", children: "Secret" }],
])("keeps the content of %s, and reports another copy of React (beyond-275)", async (_, component, props) => {
  expect(await getContent(component, props)).toBe("Sign in");
  expect(getLogs().filter((line) => line.includes("react/duplicate"))).toHaveLength(1);
});

it.each([
  ["SignedIn", SignedIn],
  ["SignedOut", SignedOut],
])("renders nothing in %s with another copy of React, and reports it (beyond-275)", async (_, gate) => {
  expect(await getContent(gate, { children: "Sign in" })).toBe("");
  expect(getLogs().filter((line) => line.includes("react/duplicate"))).toHaveLength(1);
});

/**
 * Renders a component as another copy of React would. Outside of a render of this copy, its hooks would
 * throw.
 */
async function getContent(component: unknown, props: object): Promise<string> {
  const content = getRenderer(component)(props, null);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(<p>{content}</p>);
  await expect.poll(() => place.querySelector("p")).toBeTruthy();
  const text = place.textContent;
  root.unmount();
  return text;
}
