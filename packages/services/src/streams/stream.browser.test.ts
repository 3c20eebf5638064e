import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadSession, newReader } from "../session/index.js";
import { createStream } from "./create-stream.js";
import type { StreamName } from "./stream-names.js";
import type { StreamOptions } from "./stream-options.js";

const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

let requests: string[] = [];
let reader: string | undefined;
/** Entries on the server. */
let all: string[] = [];
let fault: ((path: string, signal: AbortSignal) => Response | Promise<Response> | undefined) | undefined;
let controller = new AbortController();
const address = location.href;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

async function serve(...input: Parameters<typeof fetch>): Promise<Response> {
  const request = new Request(...input);
  const { pathname, search } = new URL(request.url);
  if (pathname.endsWith("/user/profile")) return reader ? json({ id: reader }) : json({}, 401);
  requests.push(
    pathname.replace("/api/", "") + search.replace("?format=json", "").replace("&format=json", ""),
  );
  const failed = await fault?.(pathname, request.signal);
  if (failed) return failed;
  const [number = 1, size = 8] = pathname.split("/").slice(-2).map(Number);
  const entries = all.slice((number - 1) * size, number * size);
  return json({
    entries: entries.map((id) => ({ id, title: id, content: { id: `item ${id}` } })),
    page: { last: number * size >= all.length, totalPages: Math.ceil(all.length / size) },
    type: "library",
    isPaywallEnabled: true,
  });
}

beforeEach(async () => {
  requests = [];
  reader = "1";
  all = Array.from({ length: 50 }, (_, i) => `e${i + 1}`);
  fault = undefined;
  controller = new AbortController();
  localStorage.clear();
  newPage();
  vi.stubGlobal("fetch", serve);
  vi.spyOn(console, "error").mockImplementation(() => {});
  history.replaceState(null, "", address);
  await loadSession();
});
afterEach(() => {
  controller.abort();
  history.replaceState(null, "", address);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (name: StreamName, more: Partial<StreamOptions> = {}) =>
  createStream({ name, ...more }, controller.signal);
type Opened = ReturnType<typeof open>;
const ids = ({ store }: Opened) => store.getState().entries.map(({ id }) => id);
const getLoaded = () => new URLSearchParams(location.search).get("loaded");

describe("refresh", () => {
  it("shows new and removed entries without a loading state", async () => {
    const stream = open("saves");
    await stream.load();
    await stream.loadMore();
    const statuses: string[] = [];
    stream.store.subscribe(({ status }) => statuses.push(status));
    all = ["new", ...all.filter((id) => id !== "e3")];
    await stream.refresh();
    expect(ids(stream)).toEqual(all.slice(0, 16));
    expect(new Set(statuses)).toEqual(new Set(["ready"]));
    await stream.loadMore();
    expect(ids(stream)).toEqual(all.slice(0, 24));
  });

  it("requests only the first page of a long stream, and keeps the loaded pages", async () => {
    const stream = open("saves");
    await stream.load();
    for (let page = 2; page <= 5; page++) await stream.loadMore();
    requests = [];
    all = ["new", ...all];
    await stream.refresh();
    expect(requests).toEqual(["user/saves/1/8"]);
    expect(ids(stream)).toEqual(all.slice(0, 41));
    expect(stream.store.getState().page).toBe(5);
  });

  it("does nothing before the first load, and while the next page loads", async () => {
    const stream = open("saves");
    await stream.refresh();
    expect(requests).toEqual([]);
    await stream.load();
    const more = stream.loadMore();
    await stream.refresh();
    await more;
    expect(requests).toEqual(["user/saves/1/8", "user/saves/2/8"]);
  });
});

describe("a stream", () => {
  it.each([
    ["saves", {}, "user/saves/1/8"],
    ["saves", { list: "all" }, "user/saves/1/8"],
    ["list", { list: "f 1" }, "user/list/f%201/1/8"],
    ["history", { filters: { activity: "read" } }, "user/history/1/8?activity=read"],
    ["following", { filters: { filter: "Strategy" } }, "components/myhbr/following/1/8?filter=Strategy"],
    ["search", { filters: { term: "a b" } }, "search/1/8?term=a+b"],
    ["webinars", { pageSize: 10 }, "webinars/1/10"],
    ["visual-library", {}, "visual-library/1/8"],
    ["hbr-analytic-services", {}, "hbr-analytic-services/1/8"],
    ["ascend", {}, "ascend/1/8"],
    ["magazine", {}, "magazine/1/8"],
    ["ordered", {}, "ordered/1/8"],
    ["search", { filters: { term: "a", sort: "date" } }, "search/1/8?term=a&sort=date"],
    ["search", { pageSize: 10, filters: { term: "a", sort: "date" } }, "search?term=a&sort=date"],
  ] as const)("%s with %j requests %s (content-7.2)", async (name, options, path) => {
    await open(name, options).load();
    expect(requests).toEqual([path]);
  });

  it("loads 8 entries and the number of pages", async () => {
    const stream = open("saves");
    const loading = stream.load();
    expect(stream.store.getState().status).toBe("loading");
    await loading;
    const { entries, ...state } = stream.store.getState();
    expect(entries).toHaveLength(8);
    expect(state).toMatchObject({
      status: "ready",
      page: 1,
      totalPages: 7,
      isLast: false,
      type: "library",
      isPaywallEnabled: true,
    });
  });

  it("appends the next page until page.last (content-4.11)", async () => {
    all = all.slice(0, 20);
    const stream = open("saves");
    await stream.load();
    for (let i = 0; i < 5; i++) await stream.loadMore();
    expect(ids(stream)).toEqual(all);
    expect(requests).toEqual(["user/saves/1/8", "user/saves/2/8", "user/saves/3/8"]);
  });

  it("has the state empty if there are no entries", async () => {
    all = [];
    const stream = open("saves");
    await stream.load();
    expect(stream.store.getState()).toMatchObject({ status: "ready", entries: [] });
  });

  it("stops automatic loading after 2 loads (content-9.4)", async () => {
    const stream = open("saves");
    await stream.load();
    for (let i = 0; i < 5; i++) await stream.loadAutomatically();
    expect(stream.store.getState().page).toBe(3);
    expect(stream.canLoadAutomatically()).toBe(false);
    await stream.loadMore();
    expect(stream.store.getState().page).toBe(4);
  });

  it("continues automatic loading with `unlimited` (content-9.4)", async () => {
    const stream = open("saves", { unlimited: true });
    await stream.load();
    for (let i = 0; i < 10; i++) await stream.loadAutomatically();
    expect(ids(stream)).toEqual(all);
  });

  it("ends with an empty page, even if `page.last` is false (content-9.4)", async () => {
    fault = (path) => (path.includes("/1/8") ? undefined : json({ entries: [], page: { last: false } }));
    const stream = open("saves", { unlimited: true });
    await stream.load();
    for (let i = 0; i < 5; i++) await stream.loadAutomatically();
    expect(requests).toEqual(["user/saves/1/8", "user/saves/2/8"]);
    expect(stream.store.getState().isLast).toBe(true);
  });

  it("has the state empty if its first page is empty, even if `page.last` is false", async () => {
    fault = () => json({ entries: [], page: { last: false } });
    const stream = open("saves");
    await stream.load();
    expect(stream.store.getState()).toMatchObject({ status: "ready", entries: [], isLast: true });
  });

  it("stops automatic loading when a page repeats, until the user loads more (content-9.4)", async () => {
    fault = () => json({ entries: [{ id: "e1" }], page: { last: false } });
    const stream = open("saves", { unlimited: true });
    await stream.load();
    for (let i = 0; i < 5; i++) await stream.loadAutomatically();
    expect(requests).toEqual(["user/saves/1/8", "user/saves/2/8"]);
    fault = undefined;
    await stream.loadMore();
    expect(stream.canLoadAutomatically()).toBe(true);
  });

  it("sends one request for simultaneous calls (robustness-40)", async () => {
    const stream = open("saves");
    await stream.load();
    await Promise.all([stream.loadMore(), stream.loadMore(), stream.loadAutomatically()]);
    expect(requests).toEqual(["user/saves/1/8", "user/saves/2/8"]);
  });

  it("replaces the entries with another page of a numbered pagination", async () => {
    const stream = open("saves");
    await stream.load();
    await stream.goTo(5);
    expect(ids(stream)).toEqual(all.slice(32, 40));
    expect(stream.store.getState().page).toBe(5);
  });

  it("shows the first page of another folder", async () => {
    const stream = open("saves");
    await stream.load();
    await stream.loadMore();
    const showing = stream.show({ list: "f1" });
    expect(ids(stream)).toHaveLength(16);
    await showing;
    expect(requests.at(-1)).toBe("user/list/f1/1/8");
    expect(ids(stream)).toHaveLength(8);
  });

  it("shows folder B when the responses for A and B arrive in reverse order (robustness-22)", async () => {
    const stream = open("saves");
    let release = () => {};
    fault = (path) =>
      path.includes("/A/")
        ? new Promise((resolve) => (release = () => resolve(json({ entries: [{ id: "of A" }] }))))
        : undefined;
    const showing = stream.show({ list: "A" });
    await until(() => expect(requests).toHaveLength(1));
    await stream.show({ list: "B" });
    release();
    await showing;
    expect(ids(stream)).toEqual(all.slice(0, 8));
  });

  it("keeps its entries when the next page fails, and can retry that page", async () => {
    const stream = open("saves");
    await stream.load();
    fault = () => json({}, 404);
    await stream.loadMore();
    expect(stream.store.getState()).toMatchObject({ status: "failed", page: 1, error: { status: 404 } });
    expect(ids(stream)).toHaveLength(8);
    fault = undefined;
    await stream.retry();
    expect(ids(stream)).toEqual(all.slice(0, 16));
  });

  it.each([
    ["HTML", () => new Response("<p>", { headers: { "content-type": "text/html" } })],
    [
      "truncated JSON",
      () => new Response('{"entries":[', { headers: { "content-type": "application/json" } }),
    ],
    ["nothing", () => new Response("")],
    ["another shape", () => json({ entries: "none" })],
  ])("fails on a 200 response with %s, and keeps its entries (robustness-20)", async (_, answer) => {
    const stream = open("saves");
    await stream.load();
    fault = answer;
    await stream.loadMore();
    expect(stream.store.getState().status).toBe("failed");
    expect(ids(stream)).toHaveLength(8);
  });

  it("leaves out an invalid entry, and fails if no entry is valid (beyond-120)", async () => {
    const stream = open("saves");
    const [first, second] = [{ id: "first" }, { id: "second" }];
    fault = () => json({ entries: [first, { id: null }, second], page: { last: true } });
    await stream.load();
    expect([stream.store.getState().status, ids(stream)]).toEqual(["ready", ["first", "second"]]);
    fault = () => json({ entries: [{ id: null }], page: { last: true } });
    await stream.refresh();
    expect([stream.store.getState().status, ids(stream)]).toEqual(["failed", ["first", "second"]]);
  });

  it("reports no error when it is aborted during a request (robustness-23)", async () => {
    const stream = open("saves");
    fault = (_, signal) =>
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    const loading = stream.load();
    await until(() => expect(requests).toHaveLength(1));
    controller.abort();
    await loading;
    expect(stream.store.getState()).toMatchObject({ status: "loading", error: undefined });
    await stream.loadMore();
    expect(requests).toHaveLength(1);
  });

  it("shows an entry once that has moved to the next page", async () => {
    const stream = open("saves");
    await stream.load();
    all = ["new", ...all];
    await stream.loadMore();
    expect(ids(stream)).toEqual(all.slice(1, 16));
  });
});

describe("removed entries", () => {
  it("disappear at once and return to their positions", async () => {
    const stream = open("saves");
    await stream.load();
    const undo = stream.remove(["item e1", "item e2", "e5"]);
    expect(ids(stream)).toEqual(["e3", "e4", "e6", "e7", "e8"]);
    undo();
    undo();
    expect(ids(stream)).toEqual(all.slice(0, 8));
  });

  it("leave no gap before the next page", async () => {
    const stream = open("saves");
    await stream.load();
    stream.remove(["e1", "e2"]);
    all = all.slice(2);
    await stream.loadMore();
    expect(ids(stream)).toEqual(all.slice(0, 8));
    await stream.loadMore();
    expect(ids(stream)).toEqual(all.slice(0, 16));
  });

  it("return to their positions in any order", async () => {
    const stream = open("saves");
    await stream.load();
    const first = stream.remove(["e2"]);
    const second = stream.remove(["e3"]);
    second();
    expect(ids(stream)).toEqual(["e1", "e3", "e4", "e5", "e6", "e7", "e8"]);
    first();
    expect(ids(stream)).toEqual(all.slice(0, 8));
  });

  it("do not return after a change to another folder", async () => {
    const stream = open("saves");
    await stream.load();
    const undo = stream.remove(["e1"]);
    all = ["x"];
    await stream.show({ list: "f1" });
    undo();
    expect(ids(stream)).toEqual(["x"]);
  });
});

describe("another folder", () => {
  it("clears the earlier entries when it fails to load", async () => {
    const stream = open("saves");
    await stream.load();
    fault = () => json({}, 404);
    await stream.show({ list: "f1" });
    expect(stream.store.getState()).toMatchObject({ status: "failed", entries: [] });
    fault = undefined;
    await stream.retry();
    expect(ids(stream)).toEqual(all.slice(0, 8));
  });
});

describe("return to a page of the history", () => {
  const PLACE = { entryId: "e12", offset: 40, focused: true };

  it("restores depth, position and focus", async () => {
    const before = open("saves");
    await before.load();
    await before.loadMore();
    before.keepPlace(PLACE);
    requests = [];
    const after = open("saves");
    await after.load();
    expect(requests).toEqual(["user/saves/1/8", "user/saves/2/8"]);
    expect(ids(after)).toEqual(all.slice(0, 16));
    expect(after.takePlace()).toEqual(PLACE);
    expect(after.takePlace()).toBeUndefined();
  });

  it("restores a page of a numbered pagination", async () => {
    const before = open("magazine");
    await before.load();
    await before.goTo(3);
    const after = open("magazine");
    await after.load();
    expect(ids(after)).toEqual(all.slice(16, 24));
  });

  it("restores depth before the user is known, with one request for each page (content-2.49)", async () => {
    const before = open("saves");
    await before.load();
    await before.loadMore();
    requests = [];
    controller.abort();
    controller = new AbortController();
    newPage();
    const after = open("saves");
    await after.load();
    expect(requests).toEqual(["user/saves/1/8", "user/saves/2/8"]);
    expect(ids(after)).toEqual(all.slice(0, 16));
  });

  it("starts with the first page on a new visit", async () => {
    const before = open("saves");
    await before.load();
    await before.loadMore();
    history.pushState(null, "", address);
    const after = open("saves");
    await after.load();
    expect(ids(after)).toHaveLength(8);
    expect(after.takePlace()).toBeUndefined();
    const isBack = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    history.back();
    await isBack;
  });

  it("leaves the host's own history state alone", async () => {
    history.replaceState({ host: 1 }, "", address);
    await open("saves").load();
    expect(history.state).toMatchObject({ host: 1 });
  });

  it.each(["the host's own", [1, 2]])("does not change a host's history state of %j", async (own) => {
    history.replaceState(own, "", address);
    await open("saves").load();
    expect(history.state).toEqual(own);
  });

  it.each([
    null,
    7,
    "x",
    { saves: 1 },
    { saves: { from: 3, to: 1, what: "" } },
    { saves: { from: 0, to: 1e9 } },
  ])("ignores %j in the history state (robustness-16)", async (storedState) => {
    history.replaceState({ "quire:streams": storedState }, "", address);
    const stream = open("saves");
    await stream.load();
    expect(ids(stream)).toHaveLength(8);
  });
});

describe("the `loaded` parameter of the address", () => {
  it.each(["search", "webinars", "visual-library", "hbr-analytic-services", "ascend"] as const)(
    "counts the pages of %s (content-2.18)",
    async (name) => {
      const stream = open(name);
      await stream.load();
      expect(getLoaded()).toBeNull();
      await stream.loadMore();
      expect(getLoaded()).toBe("2");
    },
  );

  it("is not set by other streams", async () => {
    const stream = open("saves");
    await stream.load();
    await stream.loadMore();
    expect(getLoaded()).toBeNull();
  });

  it("loads that number of pages", async () => {
    const url = new URL(address);
    url.searchParams.set("loaded", "6");
    history.replaceState(null, "", url);
    const stream = open("search");
    await stream.load();
    expect(ids(stream)).toEqual(all.slice(0, 48));
    expect(getLoaded()).toBe("6");
  });

  it("is reduced to the number of existing pages", async () => {
    const url = new URL(address);
    url.searchParams.set("loaded", "90");
    history.replaceState(null, "", url);
    await open("search").load();
    expect(getLoaded()).toBe("7");
    expect(requests).toHaveLength(8);
  });
});

describe("a stream that needs an account", () => {
  it("sends no request for a guest", async () => {
    reader = undefined;
    newReader();
    await loadSession();
    const stream = open("saves");
    await stream.load();
    expect(stream.store.getState().status).toBe("sign-in-needed");
    expect(requests).toEqual([]);
  });

  it("loads after sign-in", async () => {
    reader = undefined;
    newReader();
    await loadSession();
    const stream = open("saves");
    await stream.load();
    reader = "2";
    newReader();
    await loadSession();
    await until(() => expect(stream.store.getState().status).toBe("ready"));
  });

  it("never shows one user's entries to the next user (robustness-39)", async () => {
    const stream = open("saves");
    await stream.load();
    reader = "2";
    newReader();
    expect(ids(stream)).toEqual([]);
    all = ["of 2"];
    await loadSession();
    await until(() => expect(ids(stream)).toEqual(["of 2"]));
  });

  it("asks for sign-in when the profile is unavailable and its own call returns 401 (beyond-123)", async () => {
    newReader();
    vi.stubGlobal("fetch", async (...input: Parameters<typeof fetch>) =>
      json({}, new Request(...input).url.endsWith("/user/profile") ? 403 : 401),
    );
    const stream = open("saves");
    await stream.load();
    await until(() => expect(stream.store.getState().status).toBe("sign-in-needed"));
  });

  it("asks for sign-in after a 401, and sends no further request (robustness-24)", async () => {
    const stream = open("saves");
    fault = () => json({}, 401);
    await stream.load();
    await until(() => expect(stream.store.getState().status).toBe("sign-in-needed"));
    expect(requests.length).toBeLessThanOrEqual(2);
  });
});
