import { answer, type Sent } from "@quire/conformance/answers";
import { rendered } from "@quire/conformance/held-time";
import { newPage } from "@quire/conformance/new-page";
import * as components from "@quire/widgets";
import { type ComponentType, type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";

const { FollowButton, QuireProvider, SignedIn } = components;

/** Components that show data at once, with the paths of their calls. */
const SHOWN: Readonly<Record<string, { readonly calls: RegExp; readonly props?: object }>> = {
  Checkout: { calls: /commerce/ },
  FolderList: { calls: /user\/lists/ },
  IssueContents: { calls: /magazine/, props: { code: "BR2501" } },
  IssuePicker: { calls: /magazine/ },
  OrderHistory: { calls: /ordered/ },
  ProductOptions: { calls: /product/, props: { productId: "20101" } },
  ShoppingCart: { calls: /shopping-cart/ },
  StreamList: { calls: /user\/saves/, props: { stream: "saves" } },
};

const USER = { body: { id: "1", status: "registered" } } as const;
const PAGE = "<!doctype html><title>Home</title>";

/** Answers of a backend that does not follow the contract. */
const SHAPES: Readonly<Record<string, () => Response>> = {
  "in an envelope": () => Response.json({ data: { lists: [] } }),
  "with a list": () => Response.json([{ id: "1" }]),
  "with null": () => Response.json(null),
  "with broken JSON": () => new Response("{", { headers: { "content-type": "application/json" } }),
  "without content": () => new Response(null, { status: 204 }),
};

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

/** Returns the lines of the console. Vitest itself fails a test with an unhandled rejection. */
const getLogs = () =>
  [console.error, console.warn].flatMap((log) => vi.mocked(log).mock.calls).map(([line]) => String(line));

const states = () =>
  [...document.querySelectorAll<HTMLElement>("[data-quire-widget]")].map(({ dataset }) => dataset.state);

/**
 * Serves the profile by `profile` and other API calls by `other`. Also serves the page itself, which the page
 * check reads.
 */
function serve(profile: () => Response, other: () => Response): void {
  vi.stubGlobal("fetch", (...args: Parameters<typeof fetch>) => {
    const { pathname } = new URL(new Request(...args).url);
    if (pathname === "/") return Promise.resolve(new Response(PAGE));
    return answer({ [pathname]: /profile/.test(pathname) ? profile : other }, sent)(...args);
  });
}

function render(page: ReactNode): void {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  onTestFinished(() => root.unmount());
  root.render(
    <StrictMode>
      {page}
      <p id="own">The application's own content</p>
    </StrictMode>,
  );
}

const shown = (...names: readonly string[]) =>
  names.map((name) => {
    const Component = (components as unknown as Readonly<Record<string, ComponentType<object>>>)[name];
    if (!Component) throw new Error(`There is no component ${name}.`);
    return <Component key={name} {...SHOWN[name]?.props} />;
  });

const expectOwnContent = () => expect(document.querySelector("#own")?.textContent).toBeTruthy();

it.each([
  ["nothing answers", () => new Response(null, { status: 404 }), "Nothing answers this call at this address"],
  [
    "a page answers",
    () => new Response(PAGE, { headers: { "content-type": "text/html" } }),
    "a page, not data",
  ],
])("logs one message if %s at the address of the API (beyond-295)", async (_, wrong, why) => {
  serve(wrong, wrong);
  render(<QuireProvider>{shown("FolderList", "IssuePicker", "StreamList")}</QuireProvider>);
  await expect.poll(() => states().filter((state) => state === "error").length).toBe(3);
  // The code that explains a failure loads on demand. A later failure of the profile has the same message.
  await expect.poll(() => sent.some(({ path }) => path.endsWith("/profile"))).toBe(true);
  await expect.poll(getLogs).not.toEqual([]);
  await rendered();
  expect(getLogs()).toEqual([expect.stringContaining(why)]);
  expect(getLogs()[0]).toMatch(
    /^\[quire\] request\/.* Compare "api", "service" and "site" of the configuration/,
  );
  expectOwnContent();
});

it.each([42, "api.example.com", null, ""])("logs one message for the api %j (beyond-295)", async (api) => {
  serve(
    () => Response.json(USER.body),
    () => Response.json({ lists: [] }),
  );
  // A value that TypeScript rejects.
  render(<QuireProvider config={{ api } as object}>{shown("FolderList")}</QuireProvider>);
  await expect.poll(states).toEqual(["empty"]);
  await expect.poll(getLogs).not.toEqual([]);
  await rendered();
  expect(getLogs()).toEqual([
    expect.stringMatching(
      /^\[quire\] configuration\/invalid: The configuration's "api" cannot be used\. Expected .* default\.$/,
    ),
  ]);
  expectOwnContent();
});

const pairs = Object.keys(SHOWN).flatMap((name) =>
  Object.keys(SHAPES).map((shape) => [name, shape] as const),
);

it.each(pairs)("%s logs one message for an answer %s (beyond-295)", async (name, shape) => {
  serve(() => Response.json(USER.body), SHAPES[shape] as () => Response);
  render(<QuireProvider>{shown(name)}</QuireProvider>);
  await expect.poll(states).toEqual(["error"]);
  await expect.poll(getLogs).not.toEqual([]);
  await rendered();
  expect(getLogs()).toEqual([
    expect.stringMatching(
      /^\[quire\] request\/answer: The call ".*" failed: .* Compare the answer with openapi\.json\.$/,
    ),
  ]);
  expect(getLogs()[0]).toMatch(SHOWN[name]?.calls as RegExp);
  expectOwnContent();
});

it.each(Object.keys(SHAPES).filter((shape) => shape !== "without content"))(
  "logs one message for a profile %s (beyond-295)",
  async (shape) => {
    serve(SHAPES[shape] as () => Response, () => new Response(null, { status: 401 }));
    render(<QuireProvider>{shown("FolderList")}</QuireProvider>);
    await expect.poll(getLogs).not.toEqual([]);
    await rendered();
    expect(getLogs()).toEqual([
      expect.stringMatching(/^\[quire\] request\/answer: The call "profile" failed/),
    ]);
    expectOwnContent();
  },
);

it("logs one message for components outside of a provider (beyond-295)", async () => {
  serve(
    () => Response.json(USER.body),
    () => new Response(null, { status: 401 }),
  );
  render([
    ...shown("FolderList", "StreamList", "AuthModal"),
    <SignedIn key="gate">For users</SignedIn>,
    <FollowButton key="follow" name="Strategy" />,
  ]);
  await expect.poll(getLogs, { timeout: 6_000 }).not.toEqual([]);
  await rendered();
  expect(getLogs()).toEqual([
    expect.stringMatching(/^\[quire\] page\/not-started: Quire was not started, .* Render <QuireProvider>/),
  ]);
  expectOwnContent();
});
