import { newPage } from "@quire/conformance/new-page";
import { parseJson, toastStore } from "@quire/core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { configure } from "../configuration/index.js";
import { loadSession, refreshSession } from "./load-session.js";
import { newReader } from "./new-reader.js";
import { endSession, restartSession } from "./session-changes.js";
import { sessionStore } from "./session-store.js";

/** Waits longer than the default, because other tests can slow down the machine. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

const MODIFIED = "Thu, 05 Nov 2026 10:00:00 GMT";
const ada = { id: "1", firstName: "Ada", topics: [{ name: "Strategy" }] };

type Answers = Partial<Record<"HEAD" | "GET", () => Response | Promise<Response>>>;
let requests: string[] = [];

function serve(answers: Answers): void {
  vi.stubGlobal("fetch", async (...input: Parameters<typeof fetch>) => {
    const request = new Request(...input);
    requests.push(request.method);
    const answer = answers[request.method === "HEAD" ? "HEAD" : "GET"];
    if (!answer) throw new TypeError("The network failed.");
    const response = await answer();
    request.signal.throwIfAborted();
    return response;
  });
}

const profile = (user: unknown, modified = MODIFIED) =>
  new Response(JSON.stringify(user), {
    headers: { "content-type": "application/json", "last-modified": modified },
  });
const head = (modified: string) => new Response(null, { headers: { "last-modified": modified } });
const status = (code: number) => new Response("{}", { status: code });
const getStored = () => parseJson(localStorage.getItem("user") ?? "null");

beforeEach(() => {
  requests = [];
  localStorage.clear();
  sessionStorage.clear();
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** Simulates another page of the same user. */
function nextPage(): void {
  requests = [];
  newPage();
}

describe("loadSession (user fetch)", () => {
  it("ignores a response that arrives after a navigation", async () => {
    const { promise: late, resolve } = Promise.withResolvers<Response>();
    serve({ GET: () => late });
    const before = loadSession();
    await until(() => expect(requests).toEqual(["GET"]));
    nextPage();
    resolve(profile(ada));
    await before;
    expect(sessionStore().getState().status).toBe("unknown");
    expect(getStored()).toBeNull();
  });

  it("fetches a profile that is not cached, and stores it as plain JSON (accounts-3.15, accounts-4.6)", async () => {
    serve({ GET: () => profile(ada) });
    await expect(loadSession()).resolves.toMatchObject({ status: "known", user: { firstName: "Ada" } });
    expect(requests).toEqual(["GET"]);
    expect(getStored()).toMatchObject(ada);
    expect(document.documentElement.dataset.quireUser).toBe("known");
  });

  it("uses the cache while Last-Modified stays the same (accounts-4.5)", async () => {
    serve({ GET: () => profile(ada), HEAD: () => head(MODIFIED) });
    await loadSession();
    nextPage();
    await expect(loadSession()).resolves.toMatchObject({ status: "known", user: { id: "1" } });
    expect(requests).toEqual(["HEAD"]);
  });

  it.each([
    ["later", "Thu, 05 Nov 2026 10:00:01 GMT"],
    ["24 hours earlier", "Wed, 04 Nov 2026 10:00:00 GMT"],
    ["garbage", "yesterday-ish"],
    ["missing", ""],
  ])("refetches once if Last-Modified is %s (robustness-42)", async (_, modified) => {
    serve({ GET: () => profile(ada), HEAD: () => head(modified) });
    await loadSession();
    nextPage();
    await expect(loadSession()).resolves.toMatchObject({ status: "known", user: { id: "1" } });
    expect(requests).toEqual(["HEAD", "GET"]);
  });

  it("removes the cache and tries GET when HEAD fails (accounts-4.6)", async () => {
    serve({ GET: () => profile(ada) });
    await loadSession();
    nextPage();
    serve({ HEAD: () => status(500), GET: () => status(404) });
    await expect(loadSession()).resolves.toEqual({ status: "unknown" });
    expect(document.documentElement.dataset).toMatchObject({ quireUser: "unknown", quireProfile: "failed" });
    expect(requests).toEqual(["HEAD", "GET"]);
    expect(getStored()).toBeNull();
  });

  it("treats a 401 as anonymous (accounts-4.2)", async () => {
    serve({ GET: () => status(401) });
    await expect(loadSession()).resolves.toEqual({ status: "anonymous" });
    expect(document.documentElement.dataset.quireUser).toBe("anonymous");
  });

  it("reports once that the browser did not keep the cookie of a sign-in", async () => {
    serve({ GET: () => status(401) });
    newReader();
    nextPage();
    await loadSession();
    await until(() =>
      expect(toastStore().getState().latest).toMatchObject({
        message: expect.stringContaining("your browser didn’t keep you signed in"),
        tone: "error",
      }),
    );
    expect(String(vi.mocked(console.error).mock.calls)).toContain("session/cookie");
    expect(vi.mocked(console.error).mock.calls.flat().join(" ")).toMatch(
      /came without its cookie\. The browser did not keep it: Secure .* Set it for the page's own origin/s,
    );
    nextPage();
    await loadSession();
    expect(toastStore().getState().latest).toBeUndefined();
  });

  it.each([
    ["cookie", /session\/cookie.*as a third-party cookie.*Set "auth": "token".*subdomain.*proxy/s],
    ["token", /session\/token.*has no X-Access-Token/s],
  ] as const)("explains a lost sign-in at another origin with auth: %s (beyond-429)", async (auth, words) => {
    configure({ api: "https://api.example.com/", auth });
    serve({ GET: () => status(401) });
    newReader();
    await loadSession();
    await until(() => expect(vi.mocked(console.error).mock.calls.flat().join(" ")).toMatch(words));
  });

  it("reports no lost cookie when a confirmed session ends", async () => {
    newReader();
    serve({ GET: () => profile(ada) });
    await loadSession();
    nextPage();
    serve({ HEAD: () => status(401), GET: () => status(401) });
    await loadSession();
    expect(String(vi.mocked(console.error).mock.calls)).not.toContain("session/cookie");
  });

  it("reports no lost cookie when a valid cached profile has confirmed the session", async () => {
    newReader();
    localStorage.setItem("user", JSON.stringify(ada));
    localStorage.setItem("quire:user-validator", MODIFIED);
    nextPage();
    serve({ HEAD: () => head(MODIFIED) });
    await loadSession();
    nextPage();
    serve({ HEAD: () => status(401), GET: () => status(401) });
    await loadSession();
    expect(String(vi.mocked(console.error).mock.calls)).not.toContain("session/cookie");
  });

  it.each(["[null]", "null", "", "{broken"])(
    "ignores a stored sign-out of %j, and an older one after a sign-in (robustness-16)",
    async (storedMark) => {
      localStorage.setItem("quire:signing-out", storedMark);
      serve({ GET: () => profile(ada) });
      await expect(loadSession()).resolves.toMatchObject({ status: "known" });
      localStorage.setItem("quire:signing-out", "1");
      newReader();
      nextPage();
      await expect(loadSession()).resolves.toMatchObject({ status: "known" });
      expect(requests).toEqual(["GET"]);
    },
  );

  it("still loads the user on the next page after a listener has thrown", async () => {
    serve({ GET: () => profile(ada) });
    const end = sessionStore().subscribe(() => {
      throw new Error("A host's own fault.");
    });
    await loadSession();
    end();
    nextPage();
    await expect(loadSession()).resolves.toMatchObject({ status: "known" });
  });

  it("treats a 204 as anonymous, and logs nothing (beyond-277)", async () => {
    serve({ GET: () => new Response(null, { status: 204 }) });
    await expect(loadSession()).resolves.toEqual({ status: "anonymous" });
    expect(console.error).not.toHaveBeenCalled();
  });

  it("leaves the user unknown if the network fails (accounts-4.2)", async () => {
    serve({});
    await expect(loadSession()).resolves.toEqual({ status: "unknown" });
  });

  it("reports nothing to the developer while the browser is offline", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    serve({});
    await expect(loadSession()).resolves.toEqual({ status: "unknown" });
    expect(vi.mocked(console.error).mock.calls.join()).not.toContain("offline");
  });

  it("leaves the user unknown when the response is HTML (robustness-20)", async () => {
    serve({ GET: () => new Response("<html>", { headers: { "content-type": "text/html" } }) });
    await expect(loadSession()).resolves.toEqual({ status: "unknown" });
    expect(getStored()).toBeNull();
  });

  it.each(["{oops", "null", "[]", '"abc"', ""])(
    "ignores the cached user %j (robustness-16)",
    async (text) => {
      localStorage.setItem("user", text);
      serve({ GET: () => profile(ada), HEAD: () => head(MODIFIED) });
      await expect(loadSession()).resolves.toMatchObject({ status: "known" });
    },
  );

  it("reports an invalid cached user to the developer", async () => {
    localStorage.setItem("user", "{oops");
    serve({ GET: () => profile(ada) });
    await loadSession();
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining('stored "user"'),
      expect.any(SyntaxError),
      expect.stringContaining("errors#storage/corrupt"),
    );
  });

  it("requests the profile after one failed HEAD", async () => {
    serve({ GET: () => profile(ada) });
    await loadSession();
    nextPage();
    serve({ HEAD: () => status(503), GET: () => profile(ada) });
    await loadSession();
    expect(requests).toEqual(["HEAD", "GET"]);
  });

  it("fetches a changed profile after the pending request, not instead of it", async () => {
    const releases: ((response: Response) => void)[] = [];
    serve({ GET: () => new Promise((resolve) => releases.push(resolve)) });
    const first = loadSession();
    await until(() => expect(releases).toHaveLength(1));
    const second = refreshSession();
    releases[0]?.(profile(ada));
    await first;
    await until(() => expect(releases).toHaveLength(2));
    releases[1]?.(profile({ ...ada, firstName: "Augusta" }));
    await expect(second).resolves.toMatchObject({ user: { firstName: "Augusta" } });
  });

  it("sends one request for simultaneous calls", async () => {
    serve({ GET: () => profile(ada) });
    await Promise.all([loadSession(), loadSession(), loadSession()]);
    expect(requests).toEqual(["GET"]);
  });

  it("discards a request in flight when the user signs out (robustness-37)", async () => {
    let release = (_: Response) => {};
    serve({
      GET: () =>
        new Promise((resolve) => {
          release = resolve;
        }),
    });
    const loading = loadSession();
    await until(() => expect(requests).toEqual(["GET"]));
    endSession();
    release(profile(ada));
    await loading;
    expect(sessionStore().getState()).toEqual({ status: "anonymous" });
    expect(getStored()).toBeNull();
  });

  it("never shows a response for the earlier user (robustness-39)", async () => {
    const releases: ((response: Response) => void)[] = [];
    serve({ GET: () => new Promise((resolve) => releases.push(resolve)) });
    const statuses: unknown[] = [];
    sessionStore().subscribe((session) =>
      statuses.push("user" in session ? session.user.id : session.status),
    );
    const loading = loadSession();
    await until(() => expect(releases).toHaveLength(1));
    restartSession();
    releases[0]?.(profile(ada));
    await until(() => expect(releases).toHaveLength(2));
    releases[1]?.(profile({ ...ada, id: "2" }));
    await loading;
    expect(statuses).toEqual(["unknown", "2"]);
  });
});
