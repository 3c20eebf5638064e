import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { KeptPress } from "./kept-press.js";

const listener = vi.fn();
const onKept = vi.fn();
let place: HTMLElement;
let abort: AbortController;
let isKept: boolean;
let answered: string;
let keptPress: KeptPress;

/** Records events as a view would handle them. */
function record(event: Event): void {
  const { id, localName } = event.target as HTMLElement; // Only elements dispatch these events.
  if (localName !== "button") event.preventDefault();
  listener(`${event.type} ${id}`);
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
  keptPress = new KeptPress(place, abort.signal, {
    canKeep: () => isKept,
    handleNow: ({ id }) => id === answered,
    onKept: onKept,
  });
  place.addEventListener("click", record);
  place.addEventListener("submit", record);
});
afterEach(() => {
  place.remove();
  vi.clearAllMocks();
});

it.each(["#other", "#more", "#more b"])(
  "keeps a click on %s, which reaches no listener until it is released",
  (selector) => {
    const own = vi.fn();
    find(selector).addEventListener("click", own);
    expect(click(selector)).toBe(false);
    expect(onKept).toHaveBeenCalledTimes(1);
    for (const handler of [listener, own]) expect(handler).not.toHaveBeenCalled();
    keptPress.release();
    expect(listener.mock.calls).toEqual([[`click ${find(selector).closest("a, button")?.id}`]]);
    keptPress.release();
    expect(listener).toHaveBeenCalledTimes(1);
  },
);

it("does not keep a click that is handled at once, and does not follow its link", () => {
  click("#more");
  answered = "other";
  expect(click("#other")).toBe(false);
  expect(onKept).toHaveBeenCalledTimes(1);
  listener.mockClear();
  keptPress.release();
  expect(listener.mock.calls).toEqual([["click more"]]);
});

it("keeps only the last click or submit", () => {
  click("#more");
  click("#less");
  expect(onKept).toHaveBeenCalledTimes(2);
  keptPress.release();
  expect(listener.mock.calls).toEqual([["click less"]]);
});

it("keeps the next click after a release", () => {
  click("#more");
  keptPress.release();
  click("#less");
  expect(listener).toHaveBeenCalledTimes(1);
  expect(keptPress.press).toBeDefined();
});

it("clicks the control with the same text when the view has rendered it again", () => {
  click("#less");
  const anew = document.createElement("button");
  Object.assign(anew, { type: "button", id: "anew", textContent: "Less" });
  find("#less").replaceWith(anew);
  keptPress.release();
  expect(listener.mock.calls).toEqual([["click anew"]]);
});

it("does nothing when the control or form was removed", () => {
  click("#less");
  find("#less").remove();
  keptPress.release();
  expect(listener).not.toHaveBeenCalled();
  find<HTMLFormElement>("#second").requestSubmit();
  find("#second").remove();
  keptPress.release();
  expect(listener).not.toHaveBeenCalled();
});

it("finds the address of a link or form, also with a field named action", () => {
  click("#other");
  expect(keptPress.press).toMatchObject({ leadsTo: `${location.origin}/other`, submitter: undefined });
  click("#more");
  expect(keptPress.press?.leadsTo).toBeUndefined();
  find("#send").click();
  expect(keptPress.press).toMatchObject({ leadsTo: `${location.origin}/first`, submitter: find("#send") });
  find("#go").click();
  expect(keptPress.press).toMatchObject({ leadsTo: document.baseURI, submitter: find("#go") });
});

it("keeps a submit, marks its button busy, and submits the same form again", () => {
  find("#go").click();
  expect(onKept).toHaveBeenCalledTimes(1);
  expect(find("#go").ariaBusy).toBe("true");
  expect(listener.mock.calls).toEqual([["click go"]]); // The click itself is not kept.
  keptPress.release();
  expect(find("#go").ariaBusy).toBeNull();
  expect(listener.mock.calls.slice(1)).toEqual([["submit second"]]);
});

it("clears the busy button when another click is kept", () => {
  find("#send").click();
  find("#go").click();
  expect([find("#send").ariaBusy, find("#go").ariaBusy]).toEqual([null, "true"]);
  keptPress.drop();
  expect([find("#go").ariaBusy, keptPress.press]).toEqual([null, undefined]);
});

it.each<[string, () => unknown]>([
  ["a click on text", () => click("p")],
  ["a submit event outside of a form", () => find("p").dispatchEvent(new Event("submit", { bubbles: true }))],
  ["a click that opens another tab", () => click("#other", { ctrlKey: true })],
  ["a middle click", () => click("#other", { button: 1 })],
  [
    "a click while keeping is off",
    () => {
      isKept = false;
      return click("#more");
    },
  ],
  [
    "a click after the abort",
    () => {
      abort.abort();
      return click("#more");
    },
  ],
])("does not keep %s", (_, act) => {
  act();
  expect(listener).toHaveBeenCalledTimes(1);
  expect([keptPress.press, onKept.mock.calls]).toEqual([undefined, []]);
});
