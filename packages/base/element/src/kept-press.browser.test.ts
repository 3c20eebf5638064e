import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { KeptPress } from "./kept-press.js";

const heard = vi.fn();
const onKept = vi.fn();
let place: HTMLElement;
let abort: AbortController;
let isKept: boolean;
let answered: string;
let kept: KeptPress;

/** What a view that is there does of a press. */
function hear(event: Event): void {
  const { id, localName } = event.target as HTMLElement; // Only elements of the place come here.
  if (localName !== "button") event.preventDefault();
  heard(`${event.type} ${id}`);
}

const find = <E extends HTMLElement>(selector: string) => place.querySelector<E>(selector) as E;
const click = (selector: string, more: MouseEventInit = {}) =>
  find(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...more }));

beforeEach(() => {
  place = document.createElement("div");
  place.innerHTML = `
    <a id="other" href="/other">Other</a>
    <button id="more" type="button"><b>More</b></button>
    <button id="less" type="button">Less</button>
    <form id="first" action="/first"><input name="action"><button id="send">Send</button></form>
    <form id="second"><button id="go">Go</button></form>
    <p>Words</p>`;
  document.body.append(place);
  abort = new AbortController();
  isKept = true;
  answered = "";
  kept = new KeptPress(place, abort.signal, {
    keeps: () => isKept,
    answers: ({ id }) => id === answered,
    kept: onKept,
  });
  place.addEventListener("click", hear);
  place.addEventListener("submit", hear);
});
afterEach(() => {
  place.remove();
  vi.clearAllMocks();
});

it.each(["#other", "#more", "#more b"])(
  "keeps a press on %s, which nothing hears until it is released",
  (selector) => {
    const own = vi.fn();
    find(selector).addEventListener("click", own);
    expect(click(selector)).toBe(false);
    expect(onKept).toHaveBeenCalledTimes(1);
    for (const hears of [heard, own]) expect(hears).not.toHaveBeenCalled();
    kept.release();
    expect(heard.mock.calls).toEqual([[`click ${find(selector).closest("a, button")?.id}`]]);
    kept.release();
    expect(heard).toHaveBeenCalledTimes(1);
  },
);

it("what is answered at once is not kept, a link leads nowhere, and what was kept before stays", () => {
  click("#more");
  answered = "other";
  expect(click("#other")).toBe(false);
  expect(onKept).toHaveBeenCalledTimes(1);
  heard.mockClear();
  kept.release();
  expect(heard.mock.calls).toEqual([["click more"]]);
});

it("keeps the last press alone", () => {
  click("#more");
  click("#less");
  expect(onKept).toHaveBeenCalledTimes(2);
  kept.release();
  expect(heard.mock.calls).toEqual([["click less"]]);
});

it("after one that was released it keeps the next", () => {
  click("#more");
  kept.release();
  click("#less");
  expect(heard).toHaveBeenCalledTimes(1);
  expect(kept.press).toBeDefined();
});

it("presses the control of the same words where the view has made it anew", () => {
  click("#less");
  const anew = document.createElement("button");
  Object.assign(anew, { type: "button", id: "anew", textContent: "Less" });
  find("#less").replaceWith(anew);
  kept.release();
  expect(heard.mock.calls).toEqual([["click anew"]]);
});

it("does nothing where the view has no such control, or form, any more", () => {
  click("#less");
  find("#less").remove();
  kept.release();
  expect(heard).not.toHaveBeenCalled();
  find<HTMLFormElement>("#second").requestSubmit();
  find("#second").remove();
  kept.release();
  expect(heard).not.toHaveBeenCalled();
});

it("knows where a link, and a form, lead without a script, whatever a field is called", () => {
  click("#other");
  expect(kept.press).toMatchObject({ leadsTo: `${location.origin}/other`, submitter: undefined });
  click("#more");
  expect(kept.press?.leadsTo).toBeUndefined();
  find("#send").click();
  expect(kept.press).toMatchObject({ leadsTo: `${location.origin}/first`, submitter: find("#send") });
  find("#go").click();
  expect(kept.press).toMatchObject({ leadsTo: document.baseURI, submitter: find("#go") });
});

it("a form that is sent is kept by its submission, its button says that it is busy, and the same form is sent", () => {
  find("#go").click();
  expect(onKept).toHaveBeenCalledTimes(1);
  expect(find("#go").ariaBusy).toBe("true");
  expect(heard.mock.calls).toEqual([["click go"]]); // The press itself may be heard.
  kept.release();
  expect(find("#go").ariaBusy).toBeNull();
  expect(heard.mock.calls.slice(1)).toEqual([["submit second"]]);
});

it("with another press, the button before is not busy any more", () => {
  find("#send").click();
  find("#go").click();
  expect([find("#send").ariaBusy, find("#go").ariaBusy]).toEqual([null, "true"]);
  kept.drop();
  expect([find("#go").ariaBusy, kept.press]).toEqual([null, undefined]);
});

it.each<[string, () => unknown]>([
  ["words", () => click("p")],
  [
    "what a page sends by its own means",
    () => find("p").dispatchEvent(new Event("submit", { bubbles: true })),
  ],
  ["a link in another tab", () => click("#other", { ctrlKey: true })],
  ["the middle button", () => click("#other", { button: 1 })],
  [
    "a control, where nothing is kept",
    () => {
      isKept = false;
      return click("#more");
    },
  ],
  [
    "a control of an element that has gone",
    () => {
      abort.abort();
      return click("#more");
    },
  ],
])("a press on %s does what it does", (_, act) => {
  act();
  expect(heard).toHaveBeenCalledTimes(1);
  expect([kept.press, onKept.mock.calls]).toEqual([undefined, []]);
});
