import { rendered } from "@quire/conformance/held-time";
import { loadFolders } from "@quire/services/library";
import { loadSession, newReader } from "@quire/services/session";
import { describe, expect, it, vi } from "vitest";
import {
  all,
  announced,
  fault,
  ids,
  insert,
  numbers,
  open,
  part,
  press,
  ready,
  rows,
  SAVES,
  server,
  states,
  until,
  words,
} from "../test/list-page.js";
import { entries, entry, getScenarioWith } from "../test/open-streams.js";

describe("a stream", () => {
  it("loads 8 entries per page, or 10 with a page-size attribute (content-9.3)", async () => {
    await ready(SAVES);
    expect(server.asked()).toEqual(["GET user/saves/1/8"]);
    document.body.replaceChildren();
    server.close();
    const host = await ready('<quire-stream-list stream="saves" page-size></quire-stream-list>');
    expect(server.asked()).toEqual(["GET user/saves/1/10"]);
    expect(ids(host)).toEqual(numbers(1, 10));
  });

  it("appends and announces entries by 'Load more items', and focuses the first new one (content-2.43)", async () => {
    const host = await ready(SAVES, getScenarioWith(entries(20)));
    expect(part(host, "more")?.textContent).toBe("Load more items");
    const { promise, resolve } = Promise.withResolvers<void>();
    fault({ path: "/api/user/saves/2/8", until: promise });
    press(host, "more");
    await until(announced).toBe("Loading…");
    await until(() => server.asked().at(-1)).toBe("GET user/saves/2/8");
    resolve();
    await until(() => ids(host)).toEqual(numbers(1, 16));
    await until(announced).toBe("8 more items.");
    expect(host.shadowRoot?.activeElement).toBe(all(host, '[part="entry-title"] a')[8]);
    press(host, "more");
    await until(() => rows(host).length).toBe(20);
    await until(announced).toBe("4 more items. That’s everything: 20 items.");
    expect(part(host, "more")).toBeUndefined();
  });

  it("has no 'Load more items' with hide-more (content-2.43)", async () => {
    const host = await ready('<quire-stream-list stream="saves" hide-more></quire-stream-list>');
    expect(part(host, "more")).toBeUndefined();
  });

  it("does not render existing entries again when a page is appended (content-4.11)", async () => {
    const host = await ready(SAVES, getScenarioWith(entries(60)));
    press(host, "more");
    await until(() => rows(host).length).toBe(16);
    const touched: Node[] = [];
    const standing = rows(host);
    const observer = new MutationObserver((records) => touched.push(...records.map(({ target }) => target)));
    for (const row of standing) {
      observer.observe(row, { subtree: true, childList: true, attributes: true, characterData: true });
    }
    const standingLinks = standing.map((row) => row.querySelector("a")?.getAttribute("href"));
    const judged = vi.spyOn(URL, "canParse"); // Rendering an entry checks its link.
    press(host, "more");
    await until(() => rows(host).length).toBe(24);
    expect(rows(host).slice(0, 16)).toEqual(standing);
    expect(touched).toEqual([]);
    const links = judged.mock.calls.map(([address]) => String(address));
    expect(links).toContain("/2026/11/part-24");
    expect(links.filter((link) => standingLinks.includes(link))).toEqual([]);
    observer.disconnect();
  });

  it("emits quire-load for each page (content-4.11)", async () => {
    const received: unknown[] = [];
    const record = (event: Event) => received.push((event as CustomEvent).detail);
    document.addEventListener("quire-load", record);
    const host = await ready(SAVES, getScenarioWith(entries(12)));
    press(host, "more");
    await until(() => rows(host).length).toBe(12);
    await until(() => received).toEqual([
      { page: 1, count: 8, isLast: false },
      { page: 2, count: 12, isLast: true },
    ]);
    document.removeEventListener("quire-load", record);
  });

  it("is misconfigured without a stream, and logs it", async () => {
    const host = insert("<quire-stream-list></quire-stream-list>");
    await states(host).toBe("misconfigured");
    expect(console.error).toHaveBeenCalled();
    host.setAttribute("stream", "saves");
    await states(host).toBe("ready");
  });

  it("shows the page's own content until the first page has loaded, and never again", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const host = insert(
      '<quire-stream-list stream="webinars"><p id="own">All webinars</p></quire-stream-list>',
      { items: [entry(1, {}, "webinar")], faults: [{ call: "webinarsStream", until: promise }] },
    );
    const own = document.getElementById("own");
    await until(server.asked).toEqual(["GET webinars/1/8"]);
    expect(own?.checkVisibility()).toBe(true);
    resolve();
    await states(host).toBe("ready");
    expect(own?.checkVisibility()).toBe(false);
  });

  it("searches with filters, sort or order by POST, and loads further pages by GET (content-7.3)", async () => {
    const query = "term=pricing&filters=type:article&sort=date&order=desc";
    const items = entries(14).map((one, index) => ({
      ...one,
      title: "Pricing",
      published: `2026-11-${30 - index}`,
    }));
    const host = await ready(
      `<quire-stream-list stream="search" query="${query}" page-size="10"></quire-stream-list>`,
      { items, products: [] },
    );
    expect(ids(host)).toEqual(numbers(1, 10));
    expect(server.backend.requests("POST", "/api/search").map(({ query }) => query)).toEqual([
      { term: "pricing", filters: "type:article", sort: "date", order: "desc" },
    ]);
    press(host, "more");
    await until(() => ids(host)).toEqual(numbers(1, 14));
    expect(server.asked()).toEqual([
      "GET search/2/10?term=pricing&filters=type%3Aarticle&sort=date&order=desc",
    ]);
  });

  it("reads the search from the page's address", async () => {
    const { href } = location;
    const url = new URL(href);
    url.searchParams.set("q", "thin markets");
    history.replaceState(null, "", url);
    await ready('<quire-stream-list stream="search" from-address></quire-stream-list>');
    expect(server.asked()).toEqual(["GET search/1/8?term=thin+markets"]);
    history.replaceState(null, "", href);
  });
});

describe("a folder", () => {
  const FOLDER = {
    id: "f1",
    name: "Board papers",
    slug: "board-papers",
    description: "For the meeting in May.",
  };

  it("shows its name, description and item count, and no heading for everything saved", async () => {
    const host = await ready('<quire-stream-list stream="saves" folder="f1"></quire-stream-list>', {
      ...getScenarioWith(entries(2), ["Board papers"]),
      folders: [FOLDER],
    });
    await loadSession();
    await loadFolders();
    await until(() => part(host, "folder")?.innerText.split(/\n+/)).toEqual([
      "Board papers",
      "For the meeting in May.",
      "2 items",
    ]);
    const name = part(host, "folder-name")?.id;
    expect(part(host, "stream")?.getAttribute("aria-labelledby")).toBe(name);
    host.setAttribute("folder", "all");
    await until(() => part(host, "folder")).toBeUndefined();
  });

  it("scrolls to its top when another folder is chosen", async () => {
    const list = '<quire-stream-list stream="saves" folder="f1"></quire-stream-list>';
    const host = await ready(`<div style="block-size: 400px"></div>${list}`, {
      ...getScenarioWith(entries(8), ["Board papers", "Second"]),
      folders: [FOLDER, { id: "f2", name: "Second" }],
    });
    scrollTo(0, 900);
    expect(part(host, "stream")?.getBoundingClientRect().top).toBeLessThan(0);
    host.setAttribute("folder", "f2");
    await until(() => Math.round(part(host, "stream")?.getBoundingClientRect().top ?? -1)).toBe(16);
  });
});

describe("automatic loading", () => {
  const TALL = '<div style="block-size: 3000px"></div>';
  const toEnd = () => scrollTo(0, document.documentElement.scrollHeight);

  it("stops after 2 loads (content-9.4)", async () => {
    const host = await ready(TALL + SAVES, getScenarioWith(entries(60)));
    for (const count of [16, 24]) {
      toEnd();
      await until(() => rows(host).length).toBe(count);
    }
    toEnd();
    await rendered();
    expect(rows(host).length).toBe(24);
    expect(part(host, "more")?.checkVisibility()).toBe(true);
  });

  it("does not move the button under the pointer, and shows the loaded page on click", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const host = await ready(TALL + SAVES, {
      ...getScenarioWith(entries(60)),
      faults: [{ path: "/api/user/saves/2/8", until: promise }],
    });
    toEnd();
    await until(() => server.asked()).toEqual(["GET user/saves/1/8", "GET user/saves/2/8"]);
    const button = part(host, "more");
    button?.dispatchEvent(
      new PointerEvent("pointermove", { bubbles: true, movementY: 2, pointerType: "mouse" }),
    );
    const top = () => Math.round(button?.getBoundingClientRect().top ?? 0);
    const before = top();
    resolve();
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
    expect(top()).toBe(before);
    expect(rows(host).length).toBe(8);
    press(host, "more");
    await until(() => rows(host).length).toBe(16);
    await until(() => host.shadowRoot?.activeElement).toBe(rows(host)[8]?.querySelector("a"));
    expect(server.asked()).toEqual(["GET user/saves/1/8", "GET user/saves/2/8"]);
  });

  it("shows loaded entries after the pointer and focus have left, and loads nothing meanwhile", async () => {
    const host = await ready(TALL + SAVES, getScenarioWith(entries(60)));
    const button = part(host, "more");
    button?.focus({ preventScroll: true });
    toEnd();
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
    expect(server.asked()).toEqual(["GET user/saves/1/8"]);
    button?.blur();
    await until(() => rows(host).length).toBe(16);
  });

  it("continues with `unlimited` (content-9.4)", async () => {
    const host = await ready(
      `${TALL}<quire-stream-list stream="saves" unlimited></quire-stream-list>`,
      getScenarioWith(entries(60)),
    );
    for (const count of [16, 24, 32, 40]) {
      toEnd();
      await until(() => rows(host).length).toBe(count);
    }
  });
});

describe("return to a list", () => {
  it("restores depth, position and focus (content-2.49)", async () => {
    const first = await ready(SAVES, getScenarioWith(entries(60)));
    press(first, "more");
    await until(() => rows(first).length).toBe(16);
    const link = all(first, '[part="entry-title"] a')[12];
    link?.focus();
    link?.scrollIntoView({ block: "center" });
    const { top = 0 } = rows(first)[12]?.getBoundingClientRect() ?? {};
    await until(() => JSON.stringify(history.state)).toContain("item-13");
    await until(() => history.state["quire:streams"].saves.place).toMatchObject({ focused: true });
    const { state } = history;
    document.body.replaceChildren();
    server.close();
    scrollTo(0, 0);
    open(getScenarioWith(entries(60)));
    history.replaceState(state, "");
    document.body.insertAdjacentHTML("beforeend", SAVES);
    const host = document.querySelector<HTMLElement>("quire-stream-list") as HTMLElement;
    await until(() => rows(host).length).toBe(16);
    await until(() => host.shadowRoot?.activeElement?.textContent).toBe(link?.textContent);
    await until(() => Math.abs((rows(host)[12]?.getBoundingClientRect().top ?? 0) - top) < 3).toBe(true);
  });
});

describe("users", () => {
  it("shows a guest 'To access this feature, please SIGN IN or REGISTER.' (content-6.5)", async () => {
    const { user: _, ...guest } = getScenarioWith(entries(8));
    const host = await ready(SAVES, guest, "empty");
    expect(words(host, "prompt")).toEqual(["To access this feature, please SIGN IN or REGISTER."]);
    const [signIn, register] = all(host, '[part="gates"] a') as HTMLAnchorElement[];
    expect([signIn?.dataset.quireOpen, signIn?.dataset.mode, signIn?.pathname]).toEqual([
      "auth-modal",
      "sign-in",
      "/sign-in",
    ]);
    expect([register?.dataset.mode, register?.pathname]).toEqual(["registration", "/register"]);
    expect(server.asked()).toEqual([]);
    const { page, accounts } = server.backend.state;
    page.account = accounts[0];
    newReader();
    await loadSession();
    await states(host).toBe("ready");
  });

  it("never shows user 1's entries to user 2 (robustness-39)", async () => {
    const host = await ready(SAVES);
    server.backend.reset({ ...getScenarioWith([entry(99)]), user: { id: "8" } });
    newReader();
    await until(() => rows(host).length).toBe(0);
    await loadSession();
    await until(() => ids(host)).toEqual(["item-99"]);
  });
});

it("loads the topic that the page's menu chooses, also when it is chosen again", async () => {
  const host = await ready(
    '<div id="topics"></div><quire-stream-list stream="following" filter-from="topics"></quire-stream-list>',
  );
  const choose = (value: string | null) =>
    document
      .getElementById("topics")
      ?.dispatchEvent(new CustomEvent("quire-change", { detail: { value }, bubbles: true, composed: true }));
  choose("Economics");
  await until(() => server.asked().at(-1)).toBe("GET components/myhbr/following/1/8?filter=Economics");
  choose(null);
  await until(() => server.asked().at(-1)).toBe("GET components/myhbr/following/1/8");
  choose(null);
  await until(() => server.asked().length).toBe(4);
  await states(host).toBe("ready");
});
