import { expectAfter, holdTime, rendered } from "@quire/conformance/held-time";
import { newPage } from "@quire/conformance/new-page";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { createSuggestions } from "./suggestions.js";
import { useSuggestions } from "./use-search.js";

let requests: string[] = [];
let answer: (term: string) => Response | Promise<Response>;
let controller = new AbortController();

const found = (term: string, count = 9) => {
  const list = Array.from({ length: count }, (_, i) => ({
    title: `${term} ${i}`,
    link: "/a",
    contentType: "",
  }));
  return new Response(JSON.stringify({ records: list, subjects: list }), {
    headers: { "content-type": "application/json" },
  });
};

beforeEach(() => {
  requests = [];
  answer = (term) => found(term);
  controller = new AbortController();
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async (...input: Parameters<typeof fetch>) => {
    const request = new Request(...input);
    const url = new URL(request.url);
    const term = url.searchParams.get("term") ?? "";
    requests.push(`${url.pathname} ${term}`);
    return answer(term);
  });
});
afterEach(() => {
  controller.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });
const terms = () => requests.map((one) => one.split(" ").slice(1).join(" "));

describe("suggestions", () => {
  it("load for more than 2 characters: 6 records and 3 subjects (content-7.1, content-9.5)", async () => {
    const { store, type } = createSuggestions(controller.signal);
    type("ab");
    expect(store.getState().status).toBe("idle");
    type(" ab  c");
    expect(store.getState()).toMatchObject({ status: "loading", term: "ab c" });
    await until(() => expect(store.getState().status).toBe("ready"));
    expect(requests).toEqual(["/service/search/auto-suggest ab c"]);
    const { records, subjects, shownFor } = store.getState();
    expect([records.length, subjects.length, shownFor]).toEqual([6, 3, "ab c"]);
  });

  it("leave out invalid suggestions and those without a title (beyond-120)", async () => {
    const { store, type } = createSuggestions(controller.signal);
    const records = [{ title: "Strategy", link: "/a" }, null, { title: 7 }, { title: " ", link: "/b" }, {}];
    answer = () => Response.json({ records, subjects: [{ link: "/c" }, { title: "Pricing" }] });
    type("strate");
    await until(() => expect(store.getState().status).toBe("ready"));
    const titles = ({ title }: { readonly title: string }) => title;
    expect(store.getState().records.map(titles)).toEqual(["Strategy"]);
    expect(store.getState().subjects.map(titles)).toEqual(["Pricing"]);
  });

  it("are requested at most every 350 ms, for the latest text (content-9.6)", async () => {
    holdTime();
    const { store, type } = createSuggestions(controller.signal);
    for (const typed of ["str", "stra", "strat", "strate"]) type(typed);
    await expectAfter(350, () => terms().includes("strate"));
    expect(terms()).toEqual(["str", "strate"]);
    await expect.poll(() => store.getState()).toMatchObject({ status: "ready", shownFor: "strate" });
  });

  it("show the answer to the last term when answers arrive in reverse (robustness-22)", async () => {
    const { store, type } = createSuggestions(controller.signal);
    let release = () => {};
    answer = (term) =>
      term === "first" ? new Promise((resolve) => (release = () => resolve(found(term)))) : found(term);
    type("first");
    await until(() => expect(requests).toHaveLength(1));
    type("second");
    await until(() => expect(store.getState().shownFor).toBe("second"));
    release();
    await rendered();
    expect(store.getState()).toMatchObject({ status: "ready", shownFor: "second" });
  });

  it("are not requested again for a repeated term, in any input", async () => {
    const one = createSuggestions(controller.signal);
    one.type("Strategy");
    await until(() => expect(one.store.getState().status).toBe("ready"));
    const another = createSuggestions(controller.signal);
    another.type("strategy ");
    expect(another.store.getState()).toMatchObject({ status: "ready", shownFor: "strategy" });
    expect(requests).toHaveLength(1);
  });

  it("disappear when the text gets too short", async () => {
    const { store, type } = createSuggestions(controller.signal);
    type("strategy");
    await until(() => expect(store.getState().records).toHaveLength(6));
    type("st");
    expect(store.getState()).toMatchObject({ status: "idle", records: [], subjects: [] });
  });

  it("stay while those of a longer term are loading", async () => {
    const { store, type } = createSuggestions(controller.signal);
    type("stra");
    await until(() => expect(store.getState().records).toHaveLength(6));
    type("strat");
    expect(store.getState()).toMatchObject({ status: "loading", shownFor: "stra" });
    expect(store.getState().records).toHaveLength(6);
  });

  it("show an error with a retry when they fail to load", async () => {
    const { store, type, retry } = createSuggestions(controller.signal);
    answer = () => new Response("<p>", { headers: { "content-type": "text/html" } });
    type("strategy");
    await until(() => expect(store.getState().status).toBe("failed"));
    expect(store.getState()).toMatchObject({ records: [], error: { code: "request/answer" } });
    answer = (term) => found(term);
    retry();
    await until(() => expect(store.getState().status).toBe("ready"));
  });

  it("stop silently when the signal aborts during a request (robustness-23)", async () => {
    holdTime();
    const { store, type } = createSuggestions(controller.signal);
    type("strategy");
    controller.abort();
    type("another");
    await rendered();
    vi.advanceTimersByTime(400);
    await rendered();
    expect(store.getState()).toMatchObject({ status: "loading", records: [] });
    expect(requests.length).toBeLessThan(2);
  });
});

it("useSuggestions returns the suggestions of an input", async () => {
  function Search() {
    const { type, records } = useSuggestions();
    return (
      <>
        <input onChange={({ target }) => type(target.value)} />
        <p>{records.length} found</p>
      </>
    );
  }
  const screen = await render(
    <StrictMode>
      <Search />
    </StrictMode>,
  );
  await screen.getByRole("textbox").fill("strategy");
  await expect.element(screen.getByText("6 found")).toBeInTheDocument();
});
