import { answer, type Sent } from "@quire/conformance/answers";
import { rendered } from "@quire/conformance/held-time";
import { newPage } from "@quire/conformance/new-page";
import * as components from "@quire/widgets";
import { type ComponentType, type ReactNode, StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";

const { QuireProvider } = components;

/** Components that show data at once, with their calls and the props that they need. */
const SHOWN: readonly (readonly [name: string, calls: RegExp, props: object])[] = [
  ["Checkout", /commerce/, {}],
  ["FolderList", /user\/lists/, {}],
  ["IssueContents", /magazine/, { code: "BR2501" }],
  ["IssuePicker", /magazine/, {}],
  ["OrderHistory", /order/, {}],
  ["ProductOptions", /product/, { productId: "20101" }],
  ["ShoppingCart", /shopping-cart/, {}],
  ["SubscriptionPlans", /api\/plans/, {}],
  ["StreamList", /user\/saves\//, { stream: "saves" }],
];

const READER = { body: { id: "1", status: "registered" } } as const;

let sent: Sent[];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  newPage();
  sent = [];
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each(SHOWN)("%s sends each request once in StrictMode (beyond-270)", async (name, calls, props) => {
  vi.stubGlobal("fetch", answer({ "/api/user/profile": READER }, sent));
  render(
    <StrictMode>
      <QuireProvider>{getElement(name, props)}</QuireProvider>
    </StrictMode>,
  );
  // An earlier test's page may still send calls.
  const own = () => sent.map(({ method, path }) => `${method} ${path}`).filter((call) => calls.test(call));
  await expect.poll(own).not.toEqual([]);
  const host = document.querySelector<HTMLElement>("[data-quire-widget]");
  await expect.poll(() => host?.dataset.state).not.toBe("loading");
  await rendered();
  expect(own()).toEqual([...new Set(own())]);
});

it.each(SHOWN)(
  "%s unmounts during its requests without a message (beyond-275)",
  async (name, calls, props) => {
    const others = answer({ "/api/user/profile": READER }, sent);
    vi.stubGlobal("fetch", (...args: Parameters<typeof fetch>) => {
      const { pathname } = new URL(new Request(...args).url);
      return calls.test(pathname) ? answer({ [pathname]: "never" }, sent)(...args) : others(...args);
    });
    const root = render(<QuireProvider>{getElement(name, props)}</QuireProvider>);
    await expect.poll(() => sent.some(({ path }) => calls.test(path))).toBe(true);
    root.unmount();
    await rendered();
    for (const log of [console.error, console.warn]) expect(vi.mocked(log).mock.calls).toEqual([]);
  },
);

function render(page: ReactNode): Root {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  onTestFinished(() => root.unmount());
  root.render(page);
  return root;
}

function getElement(name: string, props: object): ReactNode {
  const Component = (components as unknown as Readonly<Record<string, ComponentType<object>>>)[name];
  if (!Component) throw new Error(`There is no component ${name}.`);
  return <Component {...props} />;
}
