import { ModalFrame, overlayShell } from "@quire/core/frame";
import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { asElement } from "./as-element.js";
import { textAttribute } from "./attribute.js";
import { useFrame, useHost } from "./host-context.js";
import { initialContent } from "./initial-content.js";
import { makePrerendered, type Prerendered } from "./prerendered.js";
import { type ReactView, reactView } from "./react-view.js";
import { register } from "./register.js";
import { defineWidget } from "./widget.js";

const FORM: Prerendered = [
  "div",
  { class: "own" },
  [
    "form",
    { action: "/native" },
    ["label", { for: "quire-field-1" }, ["early.name", "Name"]],
    ["input", { id: "quire-field-1", name: "name", value: "" }],
    ["input", { name: "keep", type: "checkbox" }],
    ["input", { name: "password", type: "password", value: "" }],
    ["button", { type: "button" }, "Show"],
    ["a", { href: "/other" }, "Other"],
    ["button", { type: "submit" }, "Send"],
  ],
];

/** A rare form, whose code loads later. */
const RARE: Prerendered = [
  "div",
  { class: "own" },
  ["form", {}, ["input", { name: "first" }], ["input", { name: "password", type: "password" }]],
];

/** A form with the same number of fields as `FORM`, but with other fields. */
const TWIN: Prerendered = [
  "form",
  {},
  ["input", { name: "nick" }],
  ["input", { name: "name" }],
  ["input", { name: "password", type: "password" }],
];

let rare: PromiseWithResolvers<HTMLElement>;
let comes: PromiseWithResolvers<{ readonly view: ReactView<object> }>;
const sent = vi.fn();
const followed = vi.fn();
const shownByView = vi.fn();
/** Called at each early render with the number of view imports so far. */
const rendered = vi.fn();
let requestCount = 0;

function NameForm({ extra }: { readonly extra?: ReactNode }): ReactNode {
  useFrame();
  const [name, setName] = useState("");
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sent(new FormData(event.currentTarget).get("name"));
  };
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    followed();
  };
  return (
    <div className="own">
      {extra}
      <form action="/native" noValidate onSubmit={send} suppressHydrationWarning>
        <label htmlFor="quire-field-1" suppressHydrationWarning>
          Name
        </label>
        <input
          id="quire-field-1"
          name="name"
          defaultValue=""
          onInput={({ currentTarget }) => setName(currentTarget.value)}
          suppressHydrationWarning
        />
        <input name="keep" type="checkbox" />
        <input name="password" type="password" defaultValue="" suppressHydrationWarning />
        <button type="button" onClick={shownByView}>
          Show
        </button>
        <a href="/other" onClick={follow}>
          Other
        </a>
        <button type="submit">Send</button>
      </form>
      {name && <output>{name}</output>}
    </div>
  );
}

/** Renders the same elements as `RARE`, and an output once its effects have run. */
function RareForm(): ReactNode {
  useFrame();
  const [isThere, setThere] = useState(false);
  useLayoutEffect(() => setThere(true), []);
  return (
    <div className="own">
      <form>
        <input name="first" defaultValue="" suppressHydrationWarning />
        <input name="password" type="password" defaultValue="" suppressHydrationWarning />
      </form>
      {isThere && <output>here</output>}
    </div>
  );
}

/** Handles the button "Show" before the view is ready. */
function showPassword(control: HTMLElement): boolean {
  const password = field("password");
  if (control.textContent !== "Show" || !password) return false;
  password.type = "text";
  return true;
}

register(
  "early",
  asElement(
    defineWidget({
      name: "early",
      description: "",
      attributes: { kind: textAttribute(""), note: textAttribute("") },
      events: {},
      root: "light",
      shell: overlayShell({ kind: ModalFrame, root: "light", title: () => "A title" }),
      initial: initialContent({
        styles: [".own { letter-spacing: 7px }"],
        render({ kind }: { readonly kind: string }) {
          rendered(requestCount);
          if (kind === "rare") return rare.promise.then((made) => made);
          if (kind === "twin") return makePrerendered(TWIN);
          if (kind === "bare") return makePrerendered(["div", {}, ["a", { href: "/bare" }, "Bare"]]);
          return kind ? undefined : makePrerendered(FORM);
        },
        answer: showPassword,
      }),
      view: () => {
        requestCount += 1;
        return comes.promise;
      },
    }),
  ),
);

const later = <Props,>(Component: (props: Props) => ReactNode) =>
  comes.resolve({ view: reactView(Component) as unknown as ReactView<object> });
const input = () => document.querySelector<HTMLInputElement>("quire-early input");
const field = (name: string) => document.querySelector<HTMLInputElement>(`quire-early input[name=${name}]`);
const form = () => document.querySelector<HTMLFormElement>("quire-early form");
const press = (words: string) =>
  [...document.querySelectorAll<HTMLElement>("quire-early :is(a, button)")]
    .find(({ textContent }) => textContent === words)
    ?.click();
const link = () => document.querySelector<HTMLAnchorElement>("quire-early a");
const spoken = () => document.querySelector("quire-early output")?.textContent;

async function open(): Promise<HTMLElement> {
  document.body.innerHTML = "<quire-early></quire-early>";
  // The markup of these tests is one element.
  const host = document.body.firstElementChild as HTMLElement;
  host.toggleAttribute("open", true);
  await expect.poll(() => document.activeElement?.localName).toBe("input");
  return host;
}

// Loads the code that hydrates views, so that no test depends on its load time.
beforeAll(() => import("./carry.js"));
beforeEach(() => {
  comes = Promise.withResolvers();
  rare = Promise.withResolvers();
  requestCount = 0;
  for (const mock of [sent, followed, shownByView, rendered]) mock.mockReset();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it("takes typed text early; the view hydrates the field with text and selection", async () => {
  await open();
  await userEvent.keyboard("Robin");
  const field = input();
  field?.setSelectionRange(1, 3);
  later(NameForm);
  await expect.poll(spoken).toBe("Robin");
  expect(input()).toBe(field);
  expect(document.activeElement).toBe(field);
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([1, 3]);
  await userEvent.keyboard("x");
  await expect.poll(spoken).toBe("Rxin");
});

it("unmounts a hydrated view when its element is removed", async () => {
  const ended = vi.fn();
  const host = await open();
  later(function Ending() {
    useLayoutEffect(() => ended, []);
    return <NameForm />;
  });
  await userEvent.keyboard("Robin");
  await expect.poll(spoken).toBe("Robin");
  expect(ended).not.toHaveBeenCalled();
  host.remove();
  await expect.poll(() => ended.mock.calls).toEqual([[]]);
});

it("keeps an input method's composition during hydration", async () => {
  await open();
  const compose = (text: string) =>
    cdp().send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  const onEnd = vi.fn();
  const field = input();
  field?.addEventListener("compositionend", onEnd);
  await compose("に");
  later(NameForm);
  await expect.poll(spoken).toBe("に");
  expect(onEnd).not.toHaveBeenCalled();
  await compose("にほ");
  expect(input()?.value).toBe("にほ");
  await cdp().send("Input.insertText", { text: "日本" });
  await expect.poll(spoken).toBe("日本");
  expect(input()).toBe(field);
  expect(onEnd).toHaveBeenCalledOnce();
});

it("replays a submit once in the view, with the current text", async () => {
  await open();
  await userEvent.keyboard("Rob{Enter}{Enter}in");
  expect(document.querySelector("quire-early [type=submit]")?.ariaBusy).toBe("true");
  expect(sent).not.toHaveBeenCalled();
  later(NameForm);
  await expect.poll(spoken).toBe("Robin");
  await expect.poll(() => sent.mock.calls).toEqual([["Robin"]]);
  expect(document.querySelector("quire-early [type=submit]")?.ariaBusy).toBeNull();
});

it("replays a link click in the view", async () => {
  await open();
  link()?.click();
  expect(location.pathname).not.toBe("/other");
  later(NameForm);
  await expect.poll(() => followed.mock.calls.length).toBeGreaterThan(0);
  await userEvent.keyboard("Robin");
  await expect.poll(spoken).toBe("Robin");
  expect(followed).toHaveBeenCalledOnce();
  expect(location.pathname).not.toBe("/other");
});

it("cancels a kept click when the frame closes", async () => {
  const host = await open();
  await userEvent.keyboard("Robin{Enter}");
  host.toggleAttribute("open", false);
  later(NameForm);
  await expect.poll(spoken).toBe("Robin");
  expect(sent).not.toHaveBeenCalled();
});

it("keeps typed text when the view renders differently, and reports it once", async () => {
  const getBusyLine = vi.spyOn(console, "error").mockImplementation(() => {});
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  await open();
  await userEvent.keyboard("Robin");
  const field = input();
  later(() => <NameForm extra={<p>Another reader's page</p>} />);
  await expect.poll(spoken).toBe("Robin");
  expect(input()).not.toBe(field);
  expect(input()?.value).toBe("Robin");
  expect(document.activeElement).toBe(input());
  const getLogged = () => [...getBusyLine.mock.calls, ...warned.mock.calls].map(([line]) => String(line));
  const notes = () => getLogged().filter((words) => words.includes("widget/differs"));
  await expect.poll(() => notes().length).toBeGreaterThan(0);
  expect(notes()).toEqual([
    expect.stringContaining("There was <form>NameShowOtherSend, and there is <p>Another reader's page."),
  ]);
});

it("keeps focus in the last field when the view renders differently, without scrolling", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const host = await open();
  field("password")?.focus();
  await userEvent.keyboard("sec");
  later(function Focusing() {
    useLayoutEffect(() => field("name")?.focus({ preventScroll: true }), []);
    return <NameForm extra={<p style={{ blockSize: 3000 }}>Another reader's page</p>} />;
  });
  await expect.poll(() => document.querySelector("quire-early p")).not.toBeNull();
  await expect.poll(() => document.activeElement === field("password")).toBe(true);
  expect(host.shadowRoot?.querySelector("dialog")?.scrollTop).toBe(0);
  await userEvent.keyboard("ret");
  expect(field("password")?.value).toBe("secret");
});

it("keeps a changed checkbox when the view renders differently", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await open();
  field("keep")?.click();
  expect(field("keep")?.checked).toBe(true);
  later(() => <NameForm extra={<p>Another reader's page</p>} />);
  await expect.poll(() => document.querySelector("quire-early p")).not.toBeNull();
  await expect.poll(() => field("keep")?.checked).toBe(true);
  expect(input()?.value).toBe("");
});

it("keeps typed text but no password if the frame closes before the view is ready", async () => {
  const host = await open();
  await userEvent.keyboard("Robin");
  field("password")?.focus();
  await userEvent.keyboard("secret");
  // A close event of a nested overlay must not count as the host's own.
  host.querySelector("form")?.dispatchEvent(new Event("quire-close", { bubbles: true }));
  expect(field("password")?.value).toBe("secret");
  host.toggleAttribute("open", false);
  expect([field("name")?.value, field("password")?.value]).toEqual(["Robin", ""]);
});

it("lets the browser validate until the view does", async () => {
  await open();
  const form = document.querySelector<HTMLFormElement>("quire-early form");
  expect(form?.noValidate).toBe(false);
  later(NameForm);
  await userEvent.keyboard("Robin");
  await expect.poll(spoken).toBe("Robin");
  expect(document.querySelector<HTMLFormElement>("quire-early form")?.noValidate).toBe(true);
});

it("keeps typed text when an attribute change renders the same form", async () => {
  const host = await open();
  await userEvent.keyboard("Robin");
  const before = input();
  host.setAttribute("kind", "");
  expect(input()).not.toBe(before);
  expect(document.querySelectorAll("quire-early form")).toHaveLength(1);
  expect(input()?.value).toBe("Robin");
});

/** Loads the view of a closed overlay, as intent on its trigger does. */
async function expectView(markup = "<quire-early></quire-early>"): Promise<HTMLElement> {
  document.body.innerHTML = markup;
  // The markup of these tests is one element.
  const host = document.body.firstElementChild as HTMLElement & { showView(): Promise<void> };
  host.showView().catch(() => {});
  await expect.poll(() => field("password")).not.toBeNull();
  return host;
}

it("renders in the closed frame while the view loads, and takes focus at once when opened", async () => {
  const host = await expectView();
  const made = input();
  expect(made?.checkVisibility()).toBe(false);
  host.toggleAttribute("open", true);
  expect(document.activeElement).toBe(made);
  expect(host.shadowRoot?.querySelector("[part=busy]")?.checkVisibility()).toBe(false);
  await userEvent.keyboard("Robin");
  later(NameForm);
  await expect.poll(spoken).toBe("Robin");
  expect(input()).toBe(made);
});

it("shows the content for the current attributes when the closed frame opens", async () => {
  const host = await expectView();
  host.setAttribute("kind", "other");
  host.toggleAttribute("open", true);
  expect(input()).toBeNull();
  expect(host.shadowRoot?.querySelector("[part=busy]")?.checkVisibility()).toBe(true);
});

it("keeps the values of the template's form if the view fails before opening", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const own = '<form id="own"><input name="name" value="Noor"><button>Send</button></form>';
  const host = await expectView(`<quire-early>${own}</quire-early>`);
  comes.reject(new Error("It cannot be fetched."));
  await expect.poll(() => host.querySelector("form:not(#own)")).toBeNull();
  expect(host.querySelector<HTMLInputElement>("#own input")?.value).toBe("Noor");
});

it("moves typed text to the template's form if the view fails to load", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const host = await open();
  host.insertAdjacentHTML("beforeend", '<form id="own"><input name="name"><button>Send</button></form>');
  await userEvent.keyboard("Robin");
  comes.reject(new Error("It cannot be fetched."));
  await expect.poll(() => host.querySelector("form:not(#own)")).toBeNull();
  expect(host.querySelector<HTMLInputElement>("#own input")?.value).toBe("Robin");
  const { showView } = host as HTMLElement & { showView(): Promise<void> };
  await expect(showView.call(host)).rejects.toMatchObject({ code: "chunk/failed" });
  expect(location.pathname).not.toBe("/native");
});

it("does not return over the template's form when focus there retries the view", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const host = await open();
  host.insertAdjacentHTML("beforeend", '<form id="own"><input name="name"><button>Send</button></form>');
  comes.reject(new Error("It cannot be fetched."));
  await expect.poll(() => host.querySelector("form:not(#own)")).toBeNull();
  host.toggleAttribute("open", false);
  comes = Promise.withResolvers();
  host.querySelector<HTMLInputElement>("#own input")?.focus();
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  expect(host.querySelector("form:not(#own)")).toBeNull();
});

it("submits natively if the view fails to load, also a kept submit", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await open();
  const frame = document.createElement("iframe");
  frame.name = "native";
  document.body.append(frame);
  const form = document.querySelector<HTMLFormElement>("quire-early form");
  Object.assign(form ?? {}, { target: "native", action: "about:blank" });
  await userEvent.keyboard("Robin{Enter}");
  const frameLoaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  comes.reject(new Error("It cannot be fetched."));
  await frameLoaded;
  expect(frame.contentWindow?.location.search).toBe("?name=Robin&password=");
});

it("keeps typed text if the server is unreachable, shows an error, and sends on retry", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const host = await open();
  const getBusyLine = () => host.shadowRoot?.querySelector("[part=busy]");
  const form = document.querySelector<HTMLFormElement>("quire-early form");
  form?.setAttribute("action", "http://127.0.0.1:9/native");
  await userEvent.keyboard("Robin{Enter}");
  comes.reject(new Error("It cannot be fetched."));
  await expect
    .poll(() => getBusyLine()?.textContent)
    .toBe("You’re offline. What you typed is still here. Try again");
  expect(getBusyLine()?.checkVisibility()).toBe(true);
  expect(input()?.value).toBe("Robin");
  expect(document.querySelector("quire-early [type=submit]")?.ariaBusy).toBeNull();
  comes = Promise.withResolvers();
  getBusyLine()?.querySelector("button")?.click();
  expect(document.activeElement?.textContent).toBe("Send");
  later(NameForm);
  await expect.poll(() => sent.mock.calls).toEqual([["Robin"]]);
  await expect.poll(() => getBusyLine()?.checkVisibility()).toBe(false);
});

it("retries a failed view at the next click", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const host = await open();
  await userEvent.keyboard("Robin");
  comes.reject(new Error("It cannot be fetched."));
  await expect.poll(() => host.dataset.state).toBe("error");
  comes = Promise.withResolvers();
  const before = requestCount;
  form()?.requestSubmit();
  expect(requestCount).toBe(before + 1);
  later(NameForm);
  await expect.poll(() => sent.mock.calls).toEqual([["Robin"]]);
});

it("rejects showView after a failure only until the user types", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const host = (await open()) as HTMLElement & { showView(): Promise<void> };
  comes.reject(new Error("It cannot be fetched."));
  await expect(host.showView()).rejects.toMatchObject({ code: "chunk/failed" });
  await userEvent.keyboard("Robin");
  await expect(host.showView()).resolves.toBeUndefined();
  expect(input()?.value).toBe("Robin");
});

it("submits natively if the view is not ready 15 s after the last submit", async () => {
  await open();
  await userEvent.keyboard("Robin");
  const form = document.querySelector<HTMLFormElement>("quire-early form");
  form?.setAttribute("action", "javascript:void 0");
  const native = vi.fn((event: Event) => event.preventDefault());
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  form?.requestSubmit();
  await vi.advanceTimersByTimeAsync(10_000);
  form?.requestSubmit(); // The last submit restarts the 15 seconds.
  form?.addEventListener("submit", native);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(native).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect(native).toHaveBeenCalledOnce();
});

it.each([
  ["the element is removed", (host: HTMLElement) => host.remove()],
  [
    "the template's form replaces the early form",
    (host: HTMLElement) => {
      host.insertAdjacentHTML("beforeend", '<form id="own"><input name="name"></form>');
      comes.reject(new Error("It cannot be fetched."));
    },
  ],
])("cancels a kept press without request or message when %s", async (_, act) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const fetched = vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  const host = await open();
  const busyLine = host.shadowRoot?.querySelector("[part=busy]");
  await userEvent.keyboard("Robin");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  form()?.requestSubmit();
  act(host);
  await vi.advanceTimersByTimeAsync(15_000);
  vi.useRealTimers();
  expect(host.querySelector("form:not(#own)") === null || !host.isConnected).toBe(true);
  expect(fetched).not.toHaveBeenCalled();
  expect(busyLine?.textContent).not.toContain("You’re offline");
});

it("keeps focus when an attribute changes during typing", async () => {
  const host = await open();
  await userEvent.keyboard("Robin{Tab}{Tab}sec");
  const before = field("password");
  host.setAttribute("note", "Sign in to save");
  expect(field("password")).not.toBe(before);
  await userEvent.keyboard("ret");
  expect([field("name")?.value, field("password")?.value]).toEqual(["Robin", "secret"]);
  const close = host.shadowRoot?.querySelector<HTMLElement>("[part=close]");
  close?.focus();
  host.setAttribute("note", "Sign in to follow");
  expect(host.shadowRoot?.activeElement).toBe(close);
});

it("adopts the view's style sheets", async () => {
  await open();
  const own = document.querySelector("quire-early .own");
  expect(own && getComputedStyle(own).letterSpacing).toBe("7px");
});

it("shows the password at once without the view, and hides it when the frame closes", async () => {
  const host = await open();
  press("Show");
  expect(field("password")?.type).toBe("text");
  host.toggleAttribute("open", false);
  expect(field("password")?.type).toBe("password");
  host.toggleAttribute("open", true);
  await expect.poll(() => document.activeElement).toBe(input());
  await userEvent.keyboard("Robin");
  later(NameForm);
  await expect.poll(spoken).toBe("Robin");
  expect(shownByView).not.toHaveBeenCalled();
});

it("leaves all clicks and submits to the view once hydration has started", async () => {
  await open();
  later(function Pressing() {
    useLayoutEffect(() => press("Show"), []);
    return <NameForm />;
  });
  await expect.poll(() => shownByView.mock.calls.length).toBeGreaterThan(0);
  expect(shownByView).toHaveBeenCalledOnce();
  expect(field("password")?.type).toBe("password");
});

it("handles clicks in the view and sends no input events if nothing was shown early", async () => {
  const listener = vi.fn();
  document.body.innerHTML = '<quire-early kind="other"></quire-early>';
  document.body.addEventListener("input", listener);
  later(function Pressing() {
    useLayoutEffect(() => press("Other"), []);
    return <NameForm extra={<input name="own" defaultValue="Its own" />} />;
  });
  await expect.poll(() => followed.mock.calls.length).toBeGreaterThan(0);
  await new Promise(requestAnimationFrame);
  document.body.removeEventListener("input", listener);
  expect(listener).not.toHaveBeenCalled();
});

it("renders from scratch, not by hydration, if nothing was shown early", async () => {
  document.body.innerHTML = '<quire-early kind="other"></quire-early>';
  const begun = new Set<string>();
  later(function Snapshotting() {
    begun.add(
      useSyncExternalStore(
        () => () => {},
        () => "browser",
        () => "server",
      ),
    );
    return <NameForm />;
  });
  await expect.poll(() => field("name")).not.toBeNull();
  expect([...begun]).toEqual(["browser"]);
});

it("renders no early content after hydration, when the frame or attributes change", async () => {
  const host = await open();
  const there = vi.fn<() => void>();
  later(function There() {
    useEffect(there, []);
    return <NameForm />;
  });
  await userEvent.keyboard("Robin");
  await expect.poll(spoken).toBe("Robin");
  // The view takes input before its effects have run. From then on it owns the container.
  await expect.poll(() => there.mock.calls).not.toEqual([]);
  rendered.mockReset();
  host.toggleAttribute("open", false);
  host.setAttribute("note", "Sign in to save");
  host.toggleAttribute("open", true);
  await new Promise(requestAnimationFrame);
  expect(rendered).not.toHaveBeenCalled();
  expect(spoken()).toBe("Robin");
});

it("removes content without fields before a view that renders differently", async () => {
  const stood = vi.fn();
  document.body.innerHTML = '<quire-early kind="bare" open></quire-early>';
  await expect.poll(() => link()?.textContent).toBe("Bare");
  document.querySelector("quire-early")?.setAttribute("kind", "other");
  later(function Making() {
    stood(link()?.textContent);
    return <NameForm />;
  });
  await expect.poll(() => field("name")).not.toBeNull();
  expect(stood.mock.calls[0]).toEqual([undefined]);
});

it("dispatches input events only for filled fields", async () => {
  await open();
  await userEvent.keyboard("Robin");
  const fieldNames: string[] = [];
  const record = ({ target }: Event) => fieldNames.push((target as HTMLInputElement).name);
  document.body.addEventListener("input", record);
  later(NameForm);
  await expect.poll(spoken).toBe("Robin");
  document.body.removeEventListener("input", record);
  expect(fieldNames).toEqual(["name"]);
});

it("renders one early form in a tag that returns to the page, and replays its submit", async () => {
  const host = await open();
  host.remove();
  await Promise.resolve();
  document.body.append(host);
  host.toggleAttribute("open", true);
  await expect.poll(() => document.activeElement?.localName).toBe("input");
  await userEvent.keyboard("Robin");
  host.setAttribute("note", "Sign in to save");
  expect(input()?.value).toBe("Robin");
  await userEvent.keyboard("{Enter}");
  later(NameForm);
  await expect.poll(() => sent.mock.calls).toEqual([["Robin"]]);
});

it("takes typed text without an error if the view failed before the frame opens", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const host = await expectView();
  comes.reject(new Error("It cannot be fetched."));
  await expect.poll(() => host.dataset.state).toBe("error");
  host.toggleAttribute("open", true);
  expect(document.activeElement).toBe(input());
  expect(host.shadowRoot?.querySelector("[part=busy]")?.checkVisibility()).toBe(false);
});

it("shows no error for a click that was cancelled while its address was being checked", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const answers = Promise.withResolvers<Response>();
  const fetched = vi.spyOn(window, "fetch").mockReturnValue(answers.promise);
  const host = await open();
  const busyLine = host.shadowRoot?.querySelector("[part=busy]");
  const native = vi.fn((event: Event) => event.preventDefault());
  await userEvent.keyboard("Robin{Enter}");
  document.body.addEventListener("submit", native);
  comes.reject(new Error("It cannot be fetched."));
  await expect.poll(() => fetched.mock.calls.length).toBeGreaterThan(0);
  host.toggleAttribute("open", false);
  answers.reject(new TypeError("Failed to fetch"));
  await new Promise((done) => setTimeout(done));
  document.body.removeEventListener("submit", native);
  expect(native).not.toHaveBeenCalled();
  expect(busyLine?.textContent).not.toContain("You’re offline");
});

it("retries a link click whose address is unreachable", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const host = (await open()) as HTMLElement & { showView(): Promise<void> };
  const getBusyLine = () => host.shadowRoot?.querySelector("[part=busy]");
  link()?.setAttribute("href", "http://127.0.0.1:9/other");
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame); // The import of the view has started by now.
  press("Other");
  const asking = host.showView();
  comes.reject(new Error("It cannot be fetched."));
  await expect(asking).resolves.toBeUndefined();
  await expect.poll(() => getBusyLine()?.textContent).toContain("You’re offline.");
  comes = Promise.withResolvers();
  getBusyLine()?.querySelector("button")?.click();
  later(NameForm);
  await expect.poll(() => followed.mock.calls.length).toBeGreaterThan(0);
});

it("submits no empty form when Enter is pressed twice to open the frame", async () => {
  const enter = () => new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  const taken: boolean[] = [];
  const ended = new AbortController();
  const onFocus = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) queueMicrotask(() => taken.push(target.dispatchEvent(enter())));
  };
  document.addEventListener("focusin", onFocus, { signal: ended.signal });
  await open();
  await expect.poll(() => taken).toEqual([false]);
  ended.abort();
  expect(input()?.dispatchEvent(enter())).toBe(true);
});

it("cancels a kept submit and removes its form when an attribute requests other content", async () => {
  const host = await open();
  await userEvent.keyboard("Robin{Enter}");
  host.setAttribute("kind", "other");
  expect(input()).toBeNull();
  const busy = host.shadowRoot?.querySelector("[part=busy]");
  expect(busy?.textContent).toBe("Loading…");
  expect(busy?.checkVisibility()).toBe(true);
  later(NameForm);
  await expect.poll(input).not.toBeNull();
  await expect.poll(() => busy?.checkVisibility()).toBe(false);
  expect(sent).not.toHaveBeenCalled();
});

it("cancels a kept submit when an attribute requests another form, and keeps text", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const host = await open();
  await userEvent.keyboard("Robin{Enter}");
  host.setAttribute("kind", "twin");
  expect([field("nick")?.value, field("name")?.value]).toEqual(["", "Robin"]);
  later(NameForm);
  await expect.poll(spoken).toBe("Robin");
  expect(sent).not.toHaveBeenCalled();
});

it("gives typed text to a view that renders differently because an attribute changed", async () => {
  const host = await open();
  await userEvent.keyboard("Robin");
  const field = input();
  host.setAttribute("kind", "other");
  later(() => {
    const typed = useHost().typed[0]?.value;
    return <NameForm extra={<p>{typed}</p>} />;
  });
  await expect.poll(() => document.querySelector("quire-early p")?.textContent).toBe("Robin");
  expect(field?.isConnected).toBe(false);
  expect(input()?.value).toBe("");
  expect(document.querySelectorAll("quire-early form")).toHaveLength(1);
});

it("does not replace a view if the frame opens before the view's effects have run", async () => {
  document.body.innerHTML = "<quire-early></quire-early>";
  // The markup of these tests is one element.
  const host = document.body.firstElementChild as HTMLElement & { showView(): Promise<void> };
  later(function Opening() {
    useLayoutEffect(() => host.setAttribute("open", ""), []);
    return <NameForm extra={<p>The view's own</p>} />;
  });
  await host.showView();
  await expect.poll(() => document.activeElement?.localName).not.toBe("body");
  await new Promise((done) => setTimeout(done));
  expect(document.querySelector("quire-early p")?.textContent).toBe("The view's own");
});

it("renders in a tag that is open initially, not in a closed one", async () => {
  document.body.innerHTML = '<quire-early loading="intent"></quire-early>';
  document.querySelector("quire-early")?.setAttribute("note", "Sign in to save");
  document.body.insertAdjacentHTML("beforeend", '<quire-early open loading="intent"></quire-early>');
  await expect.poll(() => document.querySelector("quire-early[open] input")).not.toBeNull();
  expect(document.activeElement).toBe(document.querySelector("quire-early[open] input"));
  expect(document.querySelector("quire-early:not([open]) input")).toBeNull();
  expect(rendered.mock.calls[0]).toEqual([0]); // The content was rendered before the view was imported.
});

it("renders nothing in a tag whose view begins differently", async () => {
  document.body.innerHTML = '<quire-early kind="other" open></quire-early>';
  await expect
    .poll(() => document.querySelector("quire-early")?.shadowRoot?.querySelector("dialog[open]"))
    .not.toBeNull();
  await new Promise(requestAnimationFrame);
  expect(input()).toBeNull();
  later(NameForm);
  await expect.poll(input).not.toBeNull();
});

it("hides typing from the page's hotkeys", async () => {
  const listener = vi.fn();
  const ended = new AbortController();
  for (const name of ["keydown", "keyup"])
    document.addEventListener(name, listener, { signal: ended.signal });
  await open();
  await userEvent.keyboard("s");
  expect(listener).not.toHaveBeenCalled();
  expect(input()?.value).toBe("s");
  later(NameForm);
  await expect.poll(spoken).toBe("s");
  await userEvent.keyboard("t"); // The view handles its own keys.
  ended.abort();
  expect(listener.mock.calls.map(([{ type }]) => type)).toEqual(["keydown", "keyup"]);
});

describe("early content that loads its code first", () => {
  const busy = (host: HTMLElement) => host.shadowRoot?.querySelector("[part=busy]");
  const comesNow = () => rare.resolve(makePrerendered(RARE));

  function openRare(): HTMLElement {
    document.body.innerHTML = '<quire-early kind="rare" open></quire-early>';
    // The markup of these tests is one element.
    return document.body.firstElementChild as HTMLElement;
  }

  it("shows the busy line in the open frame, and takes focus once loaded", async () => {
    const host = openRare();
    await expect.poll(() => busy(host)?.checkVisibility()).toBe(true);
    expect(input()).toBeNull();
    comesNow();
    await expect.poll(() => document.activeElement === field("first")).toBe(true);
    expect(busy(host)?.checkVisibility()).toBe(false);
  });

  it("takes focus even if the view requests it a second time", async () => {
    const host = openRare() as HTMLElement & { showView(): Promise<void> };
    await expect.poll(() => busy(host)?.checkVisibility()).toBe(true);
    host.showView().catch(() => {});
    comesNow();
    await expect.poll(() => document.activeElement === field("first")).toBe(true);
  });

  it("leaves the place to the view if its code fails to load", async () => {
    const getBusyLine = vi.spyOn(console, "error").mockImplementation(() => {});
    openRare();
    rare.reject(new Error("It cannot be fetched."));
    await expect.poll(() => getBusyLine.mock.calls.flat().join(" ")).toContain("It cannot be fetched.");
    expect(input()).toBeNull();
    later(NameForm);
    await expect.poll(() => field("name")).not.toBeNull();
  });

  it("does not show if the view was ready first", async () => {
    openRare();
    later(NameForm);
    await expect.poll(() => field("name")).not.toBeNull();
    comesNow();
    await rare.promise;
    await new Promise((done) => setTimeout(done));
    expect(field("first")).toBeNull();
    expect(field("name")?.isConnected).toBe(true);
  });

  it("replaces the shown form, and drops its submit and password", async () => {
    const host = await open();
    field("password")?.focus();
    await userEvent.keyboard("secret{Enter}");
    host.setAttribute("kind", "rare");
    expect(input()).toBeNull();
    expect(busy(host)?.checkVisibility()).toBe(true);
    comesNow();
    await expect.poll(() => document.activeElement === field("first")).toBe(true);
    expect(field("password")?.value).toBe("");
    later(RareForm);
    await userEvent.keyboard("Robin");
    await expect.poll(spoken).toBe("here");
    expect(field("first")?.value).toBe("Robin");
    expect(sent).not.toHaveBeenCalled();
  });

  it("is replaced by other content that is requested before it is loaded", async () => {
    const host = openRare();
    await expect.poll(() => busy(host)?.checkVisibility()).toBe(true);
    host.removeAttribute("kind");
    expect(field("name")).not.toBeNull();
  });

  it("does not show in a tag that was removed and returned with other content", async () => {
    const host = openRare();
    await expect.poll(() => busy(host)?.checkVisibility()).toBe(true);
    host.remove();
    await Promise.resolve();
    host.removeAttribute("kind");
    document.body.append(host);
    host.toggleAttribute("open", true);
    await expect.poll(() => field("name")).not.toBeNull();
    comesNow();
    await rare.promise;
    await new Promise((done) => setTimeout(done));
    expect(field("first")).toBeNull();
    expect(field("name")).not.toBeNull();
  });

  it("is cancelled when the earlier content is requested again", async () => {
    const host = await open();
    host.setAttribute("kind", "rare");
    host.removeAttribute("kind");
    expect(field("name")).not.toBeNull();
    comesNow();
    await rare.promise;
    await new Promise((done) => setTimeout(done));
    expect(field("first")).toBeNull();
    expect(document.querySelectorAll("quire-early form")).toHaveLength(1);
  });
});
