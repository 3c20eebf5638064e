import { inForcedColors } from "@quire/conformance/forced-colors";
import { createFrame, getHostRoot, ModalFrame } from "@quire/core/frame";
import { sessionStore } from "@quire/services/session";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { endSession, openSession } from "../test/open-session.js";
import "./define.js";

const MARKUP = `
  <quire-header account-href="/account">
    <p slot="logo"><a href="/">The Quire Review</a></p>
    <button slot="menu" type="button" popovertarget="sections">Menu</button>
    <a slot="logo-small" href="/">The Quire Review</a>
    <div slot="account"><a href="/sign-in">Sign in</a> <a href="/register">Create account</a></div>
    <a slot="cart" href="/shopping-cart">Cart</a>
    <nav slot="navigation" id="sections" popover aria-label="Sections"><ul><li><a href="/topics">All topics</a></li></ul></nav>
  </quire-header>
  <main style="block-size: 3000px"></main>`;

beforeEach(() => page.viewport(1280, 720));

afterEach(() => {
  document.body.replaceChildren();
  endSession();
  scrollTo(0, 0);
});

function insert(markup = MARKUP): HTMLElement {
  document.body.setHTMLUnsafe(markup);
  const host = document.querySelector<HTMLElement>("quire-header");
  if (!host) throw new Error("The test's markup has no header.");
  return host;
}

const part = (host: HTMLElement, name: string) =>
  host.shadowRoot?.querySelector<HTMLElement>(`[part~="${name}"]`) ?? null;
const slotted = (host: HTMLElement, name: string) => host.querySelector<HTMLElement>(`[slot="${name}"]`);
const isSeen = (element: HTMLElement | null) =>
  element?.checkVisibility({ visibilityProperty: true }) ?? false;

async function logoAt(host: HTMLElement, position: number): Promise<string | undefined> {
  scrollTo(0, position);
  // The header checks the position once per frame. After three frames it has done so.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  return host.dataset.logo;
}

it("swaps the logos on scroll on a desktop: big below 100px, small above 250px (content-2.20)", async () => {
  const host = insert();
  expect(await logoAt(host, 0)).toBe("big");
  expect([isSeen(slotted(host, "logo")), isSeen(slotted(host, "logo-small"))]).toEqual([true, false]);
  expect(await logoAt(host, 250)).toBe("big");
  expect(await logoAt(host, 251)).toBe("small");
  await expect.poll(() => isSeen(slotted(host, "logo-small"))).toBe(true);
  expect(await logoAt(host, 100)).toBe("small");
  expect(await logoAt(host, 99)).toBe("big");
});

it("swaps the logos on a phone below 90px and above 200px (content-2.20, content-9.1)", async () => {
  await page.viewport(375, 720);
  const host = insert();
  expect(await logoAt(host, 200)).toBe("big");
  expect(await logoAt(host, 201)).toBe("small");
  expect(await logoAt(host, 90)).toBe("small");
  expect(await logoAt(host, 89)).toBe("big");
});

it("updates the logo within 125 ms of every scroll (content-9.8)", () => {
  const host = insert();
  vi.useFakeTimers({ toFake: ["performance", "requestAnimationFrame", "setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  for (const [position, logo] of [
    [400, "small"],
    [0, "big"],
    [400, "small"],
  ] as const) {
    scrollTo(0, position);
    dispatchEvent(new Event("scroll"));
    vi.advanceTimersByTime(125);
    expect(host.dataset.logo).toBe(logo);
  }
});

it("is sticky: its bar stays at the top of the window (content-2.19)", async () => {
  const host = insert();
  await logoAt(host, 1000);
  expect(Math.round(slotted(host, "cart")?.getBoundingClientRect().top ?? -1)).toBeGreaterThanOrEqual(0);
  expect(host.getBoundingClientRect().bottom).toBeGreaterThan(40);
});

it("scrolls away with the page in a low window", async () => {
  await page.viewport(320, 256);
  const host = insert();
  scrollTo(0, 1000);
  expect(host.getBoundingClientRect().bottom).toBeLessThan(0);
});

it("leaves the page's own markup unchanged", () => {
  const host = insert();
  const before = document.createElement("div");
  before.setHTMLUnsafe(MARKUP);
  expect(host.innerHTML).toBe(before.querySelector("quire-header")?.innerHTML);
});

it("shows neither sign-in nor a name while the session is unknown", () => {
  const host = insert();
  expect(isSeen(slotted(host, "account"))).toBe(false);
  expect(isSeen(part(host, "user"))).toBe(false);
});

it.each([MARKUP, "<quire-header></quire-header>"])(
  "keeps the links to sign in and to register when the profile fails to load (beyond-189): %#",
  (markup) => {
    const host = insert(markup);
    Object.assign(document.documentElement.dataset, { quireUser: "unknown", quireProfile: "failed" });
    onTestFinished(() => {
      for (const name of ["quireUser", "quireProfile"]) delete document.documentElement.dataset[name];
    });
    expect(isSeen(slotted(host, "account") ?? part(host, "account"))).toBe(true);
    expect(isSeen(part(host, "user"))).toBe(false);
  },
);

it("shows a signed-in user no links to sign in when the page has none of its own", async () => {
  await openSession({ firstName: "Robin" });
  const host = insert("<quire-header></quire-header>");
  expect(isSeen(part(host, "user"))).toBe(true);
  expect(isSeen(part(host, "account"))).toBe(false);
});

it("shows a guest the links to sign in and to register", async () => {
  await openSession();
  const host = insert();
  expect(isSeen(slotted(host, "account"))).toBe(true);
  expect(isSeen(part(host, "user"))).toBe(false);
});

it.each(["anonymous", "unknown"] as const)(
  "keeps no name in its shadow root once the session is %s (beyond-218)",
  async (status) => {
    await openSession({ firstName: "Robin", lastName: "Hale", roleCodes: ["ROLE_HBRG_BEST"] });
    const host = insert();
    expect(host.shadowRoot?.getHTML()).toContain("Robin");
    sessionStore().setState({ status }, true);
    expect(host.shadowRoot?.getHTML()).not.toMatch(/Robin|Hale|Premium/);
  },
);

for (const [code, caption] of [
  ["ROLE_HBRG_GOOD", "Digital"],
  ["ROLE_HBRG_BETTER", "Digital + Print"],
  ["ROLE_HBRG_BEST", "Premium"],
  ["ROLE_HBRG_EXECUTIVE", ""],
  ["ROLE_HBRG_ALLACCESS", "All Access"],
  ["ROLE_SOMETHING", ""],
] as const) {
  it(`shows in the user flyout the subscriber access-level caption of ${code}: '${caption}' (content-2.22)`, async () => {
    await openSession({ firstName: "Robin", lastName: "Hale", roleCodes: [code] });
    const host = insert();
    part(host, "user")?.click();
    expect(isSeen(part(host, "user-menu"))).toBe(true);
    expect(part(host, "full-name")?.textContent).toBe("Robin Hale");
    await import("./get-caption.js");
    await expect.poll(() => part(host, "level")?.textContent).toBe(caption);
  });
}

it("opens the user menu once on a double click, and closes it on the next click (beyond-112)", async () => {
  await openSession({ firstName: "Robin" });
  const user = part(insert(), "user") as HTMLElement;
  await userEvent.dblClick(user);
  await expect.poll(() => user.ariaExpanded).toBe("true");
  await userEvent.click(user);
  await expect.poll(() => user.ariaExpanded).toBe("false");
});

it("opens the user menu on Enter, moves by arrow keys, and returns the focus on Escape", async () => {
  await openSession({ firstName: "Robin" });
  const host = insert();
  const focused = () => host.shadowRoot?.activeElement;
  part(host, "user")?.focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => part(host, "user")?.ariaExpanded).toBe("true");
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => part(host, "user")?.ariaExpanded).toBe("false");
  expect(focused()).toBe(part(host, "user"));
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toBe(part(host, "library"));
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toBe(part(host, "account-link"));
  await userEvent.keyboard("{End}");
  expect(focused()).toBe(part(host, "sign-out"));
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toBe(part(host, "library"));
  await userEvent.keyboard("{ArrowUp}");
  expect(focused()).toBe(part(host, "sign-out"));
  await userEvent.keyboard("{Escape}");
  expect(focused()).toBe(part(host, "user"));
});

it("closes the user menu on Tab past its end or start, and moves the focus on", async () => {
  await openSession({ firstName: "Robin" });
  const host = insert();
  host.before(document.createElement("button"));
  host.after(document.createElement("button"));
  for (const [key, from] of [
    ["{Tab}", "sign-out"],
    ["{Shift>}{Tab}{/Shift}", "user"],
  ] as const) {
    part(host, "user")?.focus();
    await userEvent.keyboard("{ArrowDown}");
    part(host, from)?.focus();
    expect(part(host, "user-menu")?.matches(":popover-open")).toBe(true);
    await userEvent.keyboard(key);
    expect(part(host, "user-menu")?.matches(":popover-open"), key).toBe(false);
    expect(document.activeElement).not.toBe(document.body);
    expect(host.shadowRoot?.activeElement).not.toBe(part(host, "user"));
  }
});

it("accepts the page's own links in the user menu", async () => {
  await openSession({ firstName: "Robin" });
  const host = insert(MARKUP.replace("<nav", '<a slot="user-menu" href="/shelf">My shelf</a><nav'));
  expect(isSeen(slotted(host, "user-menu"))).toBe(false);
  part(host, "user")?.focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(slotted(host, "user-menu"));
  expect(part(host, "library")?.checkVisibility()).toBe(false);
});

it("focuses the sign-in link when the user signs out elsewhere with the menu open", async () => {
  await openSession({ firstName: "Robin" });
  const host = insert();
  part(host, "user")?.focus();
  part(host, "user")?.click();
  sessionStore().setState({ status: "anonymous" }, true);
  expect(isSeen(part(host, "user-menu"))).toBe(false);
  expect(document.activeElement?.getAttribute("href")).toBe("/sign-in");
});

it("replaces a user's name and access level with another user's (robustness-39)", async () => {
  await openSession({ firstName: "Robin", roleCodes: ["ROLE_HBRG_BEST"] });
  const host = insert();
  await expect.poll(() => part(host, "level")?.textContent).toBe("Premium");
  await openSession({ id: "2", firstName: "Ada" });
  expect(part(host, "user")?.textContent).toBe("Ada");
  expect(part(host, "user")?.ariaLabel).toBe("Ada, your account");
  expect(part(host, "level")?.textContent).toBe("");
});

it("shows markup in a name literally (robustness-7)", async () => {
  await openSession({ firstName: "<img src=x onerror=alert(1)>" });
  const host = insert();
  expect(part(host, "user-name")?.textContent).toBe("<img src=x onerror=alert(1)>");
});

it("renders no unsafe address (robustness-8)", async () => {
  await openSession({ firstName: "Robin" });
  const host = insert(
    `<quire-header library-href="javascript:alert(1)" account-href="data:text/html,x"></quire-header>`,
  );
  expect(part(host, "library")?.getAttribute("href")).toBe("/my-library");
  expect(part(host, "account-link")?.hasAttribute("href")).toBe(false);
  expect(part(host, "account-link")?.hidden).toBe(true);
});

it("turns the navigation into a disclosure without script below 817 px (content-9.2)", async () => {
  await page.viewport(816, 720);
  const host = insert();
  const navigation = slotted(host, "navigation");
  expect(isSeen(navigation)).toBe(false);
  slotted(host, "menu")?.focus();
  await userEvent.keyboard("{Enter}");
  expect(isSeen(navigation)).toBe(true);
  await userEvent.keyboard("{Escape}");
  expect(isSeen(navigation)).toBe(false);
  expect(document.activeElement).toBe(slotted(host, "menu"));
});

it("returns the focus to the menu's button after an overlay that was opened from the menu", async () => {
  await page.viewport(375, 720);
  const host = insert();
  const overlay = document.body.appendChild(document.createElement("quire-opened-from-menu"));
  const frame = createFrame(overlay, getHostRoot(overlay), document.createElement("p"), {
    kind: ModalFrame,
    title: () => "Search",
  });
  const item = slotted(host, "navigation")?.querySelector("a");
  item?.setAttribute("data-quire-open", "opened-from-menu");
  // The loader does this for every trigger of the page.
  item?.addEventListener("click", (event) => {
    event.preventDefault();
    frame.open({ trigger: item });
  });
  slotted(host, "menu")?.click();
  item?.focus();
  await userEvent.keyboard("{Enter}");
  expect(frame.isOpen).toBe(true);
  expect(isSeen(slotted(host, "navigation"))).toBe(false);
  await userEvent.keyboard("{Escape}");
  expect(frame.isOpen).toBe(false);
  expect(document.activeElement).toBe(slotted(host, "menu"));
});

it("shows the whole navigation from 817 px on, also after it was a disclosure (content-9.2)", async () => {
  await page.viewport(816, 720);
  const host = insert();
  slotted(host, "menu")?.click();
  await page.viewport(817, 720);
  const navigation = slotted(host, "navigation");
  await expect.poll(() => navigation?.matches(":popover-open")).toBe(false);
  expect(isSeen(navigation)).toBe(true);
  expect(isSeen(slotted(host, "menu"))).toBe(false);
});

it.each([
  [1364, "200px"],
  [1365, "232px"],
  [1025, "200px"],
  [1024, "160px"],
])(
  "at %i px has %s in the bar's small logo: the thresholds of the sticky bar are 1025 and 1365 px (content-9.2)",
  async (width, brand) => {
    await page.viewport(width, 720);
    expect(getComputedStyle(insert()).getPropertyValue("--_brand").trim()).toBe(brand);
  },
);

it("keeps its navigation free of the page's bullets, and the cart's number unclipped", () => {
  const style = document.createElement("style");
  style.textContent = "ul li { list-style: square } div { position: relative; overflow: hidden }";
  document.head.append(style);
  onTestFinished(() => style.remove());
  const host = insert(
    MARKUP.replace(
      '<a slot="cart" href="/shopping-cart">Cart</a>',
      '<div slot="cart"><quire-mini-cart></quire-mini-cart></div>',
    ),
  );
  const item = host.querySelector("li");
  const cart = slotted(host, "cart");
  expect(item && getComputedStyle(item).listStyleType).toBe("none");
  expect(cart && getComputedStyle(cart).overflow).toBe("visible");
});

it("shows links, a GET search form and the cart's tag when the page slots nothing", async () => {
  await openSession();
  const host = insert("<quire-header></quire-header>");
  expect(part(host, "sign-in")?.textContent).toBe("Sign in");
  expect(part(host, "registration")?.textContent).toBe("Create account");
  expect(part(host, "search")?.getAttribute("action")).toBe("/search");
  expect(part(host, "search")?.closest("quire-search")).not.toBeNull();
  expect(part(host, "cart")?.localName).toBe("quire-mini-cart");
});

it("adds no cart when the page has one", () => {
  const host = insert();
  expect(host.shadowRoot?.querySelector("quire-mini-cart")).toBeNull();
  expect(host.shadowRoot?.querySelector("quire-search")).not.toBeNull();
});

it("is the page's banner, unless it is inside another one", () => {
  expect(insert().role).toBe("banner");
  expect(insert("<header><quire-header></quire-header></header>").role).toBeNull();
});

it("shows the current user after it was added to the page again", async () => {
  await openSession();
  const host = insert();
  host.remove();
  await openSession({ firstName: "Robin" });
  document.body.append(host);
  expect(part(host, "user-name")?.textContent).toBe("Robin");
  expect(sessionStore().getState().status).toBe("known");
});

it("uses slots that are parsed later, and adds defaults only after parsing", async () => {
  const readyState = vi.spyOn(Document.prototype, "readyState", "get").mockReturnValue("loading");
  onTestFinished(() => readyState.mockRestore());
  const host = document.body.appendChild(document.createElement("quire-header"));
  expect(host.shadowRoot?.querySelector("quire-search, quire-mini-cart")).toBeNull();
  host.setHTMLUnsafe(
    '<form slot="search"></form><nav slot="navigation"><a href="/learning" data-requires="learning">Learning</a></nav>',
  );
  await expect.poll(() => host.querySelector("nav a")?.getAttribute("aria-disabled")).toBe("true");
  readyState.mockReturnValue("interactive");
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(host.shadowRoot?.querySelector("quire-mini-cart")).not.toBeNull();
  expect(host.shadowRoot?.querySelector("quire-search")).toBeNull();
});

it("underlines the current page in forced colours, which have no shadows", async () => {
  const host = insert(MARKUP.replace('href="/topics"', 'href="/topics" aria-current="page"'));
  const current = host.querySelector("nav a");
  await inForcedColors(() => {
    expect(current && getComputedStyle(current).textDecorationLine).toBe("underline");
  });
});

it("has a search button on small screens, which opens the search (beyond-324)", async () => {
  const host = insert(`<quire-header>
    <quire-search slot="search"><form action="/find"><input type="search" name="q" aria-label="Search" /></form></quire-search>
    <button slot="menu" type="button" popovertarget="sections">Menu</button>
  </quire-header>`);
  const button = () => part(host, "search-button") as HTMLAnchorElement | null;
  await expect.poll(button).not.toBeNull();
  expect(isSeen(button())).toBe(false);
  await page.viewport(375, 720);
  expect(isSeen(button())).toBe(true);
  expect([button()?.ariaLabel, button()?.pathname]).toEqual(["Search", "/find"]);
  expect(button()?.dataset.quireOpen).toBe("search");
  const { width, height } = button()?.getBoundingClientRect() ?? {};
  expect([width, height]).toEqual([44, 44]);
});

it("shows the button in place of its own search form on small screens (beyond-324)", async () => {
  const host = insert("<quire-header></quire-header>");
  await expect.poll(() => part(host, "search-button")).not.toBeNull();
  expect(isSeen(part(host, "search"))).toBe(true);
  await page.viewport(375, 720);
  expect([isSeen(part(host, "search")), isSeen(part(host, "search-button"))]).toEqual([false, true]);
  const { right = 0 } = part(host, "cart")?.getBoundingClientRect() ?? {};
  expect(right).toBeGreaterThan(340);
  expect(right).toBeLessThanOrEqual(375);
});

it("adds no search button when the page has one, or only a plain form (beyond-324)", async () => {
  const own = '<a slot="search-button" href="/search">Search</a>';
  const menu = '<nav slot="navigation"><a href="/search" data-quire-open="search">Search</a></nav>';
  for (const given of [
    `<quire-search slot="search"></quire-search>${own}`,
    `<quire-search slot="search"></quire-search>${menu}`,
    '<form slot="search"></form>',
  ]) {
    const host = insert(`<quire-header>${given}</quire-header>`);
    await expect.poll(() => host.dataset.state).toBe("ready");
    expect(part(host, "search-button")).toBeNull();
  }
});

it("turns the menu's three lines into a cross while the navigation is open (beyond-324)", async () => {
  await page.viewport(375, 720);
  const host = insert();
  const icon = () => getComputedStyle(slotted(host, "menu") as HTMLElement, "::before").rotate;
  expect(icon()).toBe("none");
  slotted(host, "menu")?.click();
  await expect.poll(icon).toBe("45deg");
  slotted(host, "menu")?.click();
  await expect.poll(icon).toBe("none");
});

it("shows items for guests in a small screen's menu only to guests (beyond-324)", async () => {
  await page.viewport(375, 720);
  const item = '<li data-small-screen="guest"><a href="/register">Create account</a></li>';
  const host = insert(MARKUP.replace("<ul>", `<ul>${item}`));
  const shows = () => isSeen(host.querySelector<HTMLElement>('[data-small-screen="guest"]'));
  slotted(host, "menu")?.click();
  document.documentElement.dataset.quireUser = "known";
  onTestFinished(() => void delete document.documentElement.dataset.quireUser);
  expect(shows()).toBe(false);
  document.documentElement.dataset.quireUser = "anonymous";
  expect(shows()).toBe(true);
  await page.viewport(1000, 720);
  expect(shows()).toBe(false);
});
