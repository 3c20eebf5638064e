import { newPage } from "@quire/conformance/new-page";
import { stayHere } from "@quire/conformance/stay-here";
import { goTo } from "@quire/core";
import { CartConfirmation, QuireProvider, ShoppingCart } from "@quire/widgets";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { routeNavigations } from "./route-navigations.js";
import { start } from "./start.js";

let wentTo: string[];
const navigate = vi.fn<(url: string) => unknown>();

beforeEach(() => {
  newPage();
  navigate.mockReset();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async () => new Response(null, { status: 401 }));
  wentTo = stayHere();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function route(): void {
  onTestFinished(routeNavigations(navigate));
}

/** Adds markup, and returns the last element that has no children. */
function insert(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.querySelector<HTMLElement>("a, button") as HTMLElement;
}

/** Clicks, and returns true if the browser would follow. The default is prevented. */
function browserFollows(element: Element, init: MouseEventInit = {}): boolean {
  let isFollowed = false;
  const last = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", last, { once: true });
  element.dispatchEvent(
    new MouseEvent("click", { bubbles: true, composed: true, cancelable: true, ...init }),
  );
  return isFollowed;
}

const LINK = '<a href="/topics?sort=new#top">Topics</a>';

describe("links", () => {
  it.each([
    ["a tag", `<quire-header>${LINK}</quire-header>`],
    ["a data mount", `<div data-quire="header">${LINK}</div>`],
    ["a React component", `<div data-quire-widget="header">${LINK}</div>`],
  ])("of %s go through the application (beyond-265)", (_, html) => {
    route();
    expect(browserFollows(insert(html))).toBe(false);
    expect(navigate.mock.calls).toEqual([["/topics?sort=new#top"]]);
  });

  it("in a shadow root go through the application (beyond-265)", () => {
    route();
    const host = document.body.appendChild(document.createElement("quire-example"));
    host.attachShadow({ mode: "open" }).innerHTML = `<p>${LINK}</p>`;
    expect(browserFollows(host.shadowRoot?.querySelector("a") as Element)).toBe(false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/topics?sort=new#top");
  });

  it.each<readonly [string, string, MouseEventInit]>([
    ["with a modifier key", LINK, { ctrlKey: true }],
    ["pressed with another button", LINK, { button: 1 }],
    ["with a target", '<a target="_blank" href="/x">X</a>', {}],
    ["to a download", '<a download href="/x.pdf">X</a>', {}],
    ["to a document", '<a rel="noopener external" href="/x.pdf">X</a>', {}],
    ["to another origin", '<a href="https://else.test/x">X</a>', {}],
    ["to a blob of this origin", `<a href="blob:${location.origin}/1">X</a>`, {}],
    ["to a mail address", '<a href="mailto:a@b.test">X</a>', {}],
    ["to a place on the page", '<a href="#top">X</a>', {}],
  ])("%s are the browser's (beyond-265)", (_, html, init) => {
    route();
    expect(browserFollows(insert(`<quire-header>${html}</quire-header>`), init)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it("of the page itself are the browser's (beyond-265)", () => {
    route();
    expect(browserFollows(insert(LINK))).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it("are not handled if a listener has prevented them", () => {
    route();
    const link = insert(`<quire-header>${LINK}</quire-header>`);
    link.addEventListener("click", (event) => event.preventDefault());
    browserFollows(link);
    expect(navigate).not.toHaveBeenCalled();
  });

  it("are the browser's if the application returns false (beyond-265)", () => {
    route();
    navigate.mockReturnValue(false);
    expect(browserFollows(insert(`<quire-header>${LINK}</quire-header>`))).toBe(true);
  });

  it("are the browser's if the application throws", () => {
    route();
    navigate.mockImplementation(() => {
      throw new Error("no route");
    });
    expect(browserFollows(insert(`<quire-header>${LINK}</quire-header>`))).toBe(true);
    expect(console.error).toHaveBeenCalled();
  });

  it("go nowhere if the page prevents the event (beyond-266)", () => {
    route();
    const urls: string[] = [];
    const link = insert(`<quire-header>${LINK}</quire-header>`);
    link.parentElement?.addEventListener("quire-before-navigate", (event) => {
      urls.push((event as CustomEvent<{ url: string }>).detail.url);
      event.preventDefault();
    });
    expect(browserFollows(link)).toBe(false);
    expect(urls).toEqual([`${location.origin}/topics?sort=new#top`]);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe("forms", () => {
  const FORM = '<form action="/search"><input name="q" value="tea & cake"><button name="in" value="all">';

  it("with GET go through the application, with their fields (beyond-265)", () => {
    route();
    insert(`<quire-search>${FORM}</quire-search>`).click();
    expect(navigate.mock.calls).toEqual([["/search?q=tea+%26+cake&in=all"]]);
    expect(wentTo).toEqual([]);
  });

  it("in a shadow root go through the application (beyond-265)", () => {
    route();
    const host = document.body.appendChild(document.createElement("quire-search"));
    host.attachShadow({ mode: "open" }).innerHTML = FORM;
    const button = host.shadowRoot?.querySelector("button");
    button?.focus();
    button?.click();
    expect(navigate.mock.calls).toEqual([["/search?q=tea+%26+cake&in=all"]]);
  });

  it("with POST are the browser's (beyond-265)", async () => {
    route();
    insert(`<quire-search>${FORM.replace("<form", "<form method=post")}</quire-search>`).click();
    await expect.poll(() => wentTo).toEqual([`${location.origin}/search`]);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe("navigations by code", () => {
  it("go through the application (beyond-265)", () => {
    route();
    expect(goTo("/checkout")).toBe(false);
    expect(navigate.mock.calls).toEqual([["/checkout"]]);
    expect(wentTo).toEqual([]);
  });

  it("to another origin are the browser's (beyond-265)", () => {
    route();
    expect(goTo("https://else.test/x")).toBe(true);
    expect(wentTo).toEqual(["https://else.test/x"]);
    expect(navigate).not.toHaveBeenCalled();
  });

  it("are the browser's if there is no router, or after its end", () => {
    routeNavigations(navigate)();
    expect(goTo("/checkout")).toBe(true);
    expect(wentTo).toEqual([`${location.origin}/checkout`]);
    expect(navigate).not.toHaveBeenCalled();
  });

  it("are prevented by the page's listener (beyond-266)", () => {
    document.body.addEventListener("quire-before-navigate", (event) => event.preventDefault(), {
      once: true,
    });
    expect(goTo("/checkout")).toBe(false);
    expect(wentTo).toEqual([]);
  });
});

describe("applications", () => {
  let root: Root;
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    root = createRoot(document.body.appendChild(document.createElement("div")));
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });

  it("pass navigate to the provider, which calls the latest until it unmounts (beyond-265)", async () => {
    const first = vi.fn();
    await act(async () => root.render(<QuireProvider navigate={first}>one</QuireProvider>));
    await act(async () => root.render(<QuireProvider navigate={navigate}>two</QuireProvider>));
    goTo("/a");
    expect([first.mock.calls, navigate.mock.calls]).toEqual([[], [["/a"]]]);
    await act(async () => root.render(null));
    goTo("/b");
    expect(wentTo).toEqual([`${location.origin}/b`]);
  });

  it("pass navigate to start, where a later one replaces it (beyond-265)", () => {
    const first = vi.fn();
    start({ navigate: first });
    start({ navigate });
    goTo("/a");
    expect([first.mock.calls, navigate.mock.calls]).toEqual([[], [["/a"]]]);
  });

  it("find a widget's link after React's own handlers (beyond-265)", async () => {
    await act(async () =>
      root.render(
        <QuireProvider navigate={navigate}>
          <ShoppingCart>{<a href="/shopping-cart">Cart</a>}</ShoppingCart>
        </QuireProvider>,
      ),
    );
    expect(browserFollows(document.querySelector("a") as Element)).toBe(false);
    expect(navigate.mock.calls).toEqual([["/shopping-cart"]]);
  });

  it("close an open overlay when they navigate (beyond-265)", async () => {
    await act(async () =>
      root.render(
        <QuireProvider navigate={navigate}>
          <CartConfirmation open />
        </QuireProvider>,
      ),
    );
    const host = document.querySelector("[data-quire-widget]");
    expect(host?.hasAttribute("open")).toBe(true);
    await act(async () => void goTo("/shopping-cart"));
    expect(host?.hasAttribute("open")).toBe(false);
  });
});
