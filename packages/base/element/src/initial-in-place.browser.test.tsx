import { messagesReady, setPageConfiguration } from "@quire/core";
import { type FormEvent, type MouseEvent, type ReactNode, useLayoutEffect } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { asElement } from "./as-element.js";
import { textAttribute } from "./attribute.js";
import { useWidgetState } from "./host-context.js";
import { initialContent } from "./initial-content.js";
import { makePrerendered, type Prerendered } from "./prerendered.js";
import { type ReactView, reactView } from "./react-view.js";
import { register } from "./register.js";
import { defineWidget } from "./widget.js";

interface Values {
  readonly of: string;
  readonly region: string;
  /** The region whose checkbox has no label. */
  readonly silent: string;
}

let comes: PromiseWithResolvers<{ readonly view: ReactView<Values> }>;
/** Resolves once the code of the form "later" is loaded. */
let code: PromiseWithResolvers<void>;
let requestCount = 0;
let isGuest = true;
const followers = new Set<() => void>();
const rendered = vi.fn();
const accompanied = vi.fn();
const takenBack = vi.fn();
const sent = vi.fn();
const followed = vi.fn();

/** Signs the user in or out. */
function setGuest(guest: boolean): void {
  isGuest = guest;
  for (const follow of followers) follow();
}

const news = (region: string) => `News for ${region}`;

function early({ of, region, silent }: Values): Prerendered {
  if (of === "code") return ["form", { action: "/code" }, ["input", { name: "code" }]];
  const box: Prerendered = [
    "input",
    { id: "quire-news-1", name: "news", type: "checkbox", ...(region === "us" && { checked: "" }) },
  ];
  return [
    "form",
    { action: "/there" },
    ["input", { name: "email", type: "email", value: "" }],
    ["input", { name: "password", type: "password", value: "" }],
    ["p", {}, box, ...(region === silent ? [] : [["label", { for: "quire-news-1" }, news(region)] as const])],
    ["a", { href: "/other" }, "Other"],
    ["button", { type: "submit" }, ["place.send", "Send"]],
  ];
}

function PlaceForm({ region, silent }: Values): ReactNode {
  useWidgetState("ready");
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sent(new FormData(event.currentTarget).get("email"));
  };
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    followed();
  };
  return (
    <form action="/there" noValidate onSubmit={send} suppressHydrationWarning>
      <input name="email" type="email" defaultValue="" suppressHydrationWarning />
      <input name="password" type="password" defaultValue="" suppressHydrationWarning />
      <p>
        <input
          id="quire-news-1"
          name="news"
          type="checkbox"
          defaultChecked={region === "us"}
          suppressHydrationWarning
        />
        {region !== silent && (
          <label htmlFor="quire-news-1" suppressHydrationWarning>
            {news(region)}
          </label>
        )}
      </p>
      <a href="/other" onClick={follow}>
        Other
      </a>
      <button type="submit">Send</button>
    </form>
  );
}

register(
  "place",
  asElement(
    defineWidget({
      name: "place",
      description: "",
      attributes: {
        of: textAttribute("", "all"),
        region: textAttribute("", "eu"),
        silent: textAttribute("", ""),
      },
      events: {},
      root: "light",
      initial: initialContent<Values>({
        styles: ["[data-quire-ui] form { letter-spacing: 7px }"],
        when: {
          now: () => isGuest && "guest",
          subscribe(listener) {
            followers.add(listener);
            return () => followers.delete(listener);
          },
        },
        render(values) {
          rendered();
          const make = () => (values.of === "nobody" ? undefined : makePrerendered(early(values)));
          return values.of === "later" ? code.promise.then(make) : make();
        },
        applyOutside(element, values) {
          accompanied(element, values);
          return takenBack;
        },
      }),
      view: () => {
        requestCount += 1;
        return comes.promise;
      },
    }),
  ),
);

/** The page's own content: a form for browsers without scripts, and the fallback form. */
const OWN = `
  <form slot="without-script" action="/slotted"><button>Send</button></form>
  <form id="own" action="/own">
    <input type="email" name="username"><input type="password" name="password"><button>Send</button>
  </form>`;

function put(inside = "", attributes = ""): HTMLElement & { showView(): Promise<void> } {
  document.body.innerHTML = `<quire-place ${attributes}>${inside}</quire-place>`;
  // The markup of these tests is one element.
  return document.body.firstElementChild as HTMLElement & { showView(): Promise<void> };
}
const find = <Kind extends HTMLElement>(selector: string) =>
  document.querySelector<Kind>(`quire-place [data-quire-ui] ${selector}`);
const field = (name: string) => find<HTMLInputElement>(`input[name=${name}]`);
const form = () => find<HTMLFormElement>("form");
const own = (name: string) => document.querySelector<HTMLInputElement>(`#own [name=${name}]`);
const plain = () => document.querySelector("#plain");
/** Returns true if `applyOutside` ran once more than its undo function. */
const isAccompanied = () => accompanied.mock.calls.length - takenBack.mock.calls.length === 1;
/** Waits for all work that does not need the view. */
async function settled(): Promise<void> {
  await messagesReady();
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}
const later = (Component: (values: Values) => ReactNode = PlaceForm) =>
  comes.resolve({ view: reactView(Component) as unknown as ReactView<Values> });
const hasView = () => expect.poll(() => form()?.noValidate).toBe(true);
function fails(host: HTMLElement) {
  comes.reject(new Error("It cannot be fetched."));
  return expect.poll(() => host.dataset.state).toBe("error");
}
async function type(name: string, words: string): Promise<void> {
  await expect.poll(() => field(name)).not.toBeNull();
  field(name)?.focus();
  await userEvent.keyboard(words);
}

/** Actions of the forms that were submitted natively. */
let actions: (string | null)[];
let ended: AbortController;

// Loads the code that hydrates views, so that no test depends on its load time.
beforeAll(() => import("./carry.js"));
beforeEach(() => {
  comes = Promise.withResolvers();
  code = Promise.withResolvers();
  requestCount = 0;
  isGuest = true;
  actions = [];
  ended = new AbortController();
  const { signal } = ended;
  document.addEventListener(
    "submit",
    (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      actions.push((event.target as HTMLFormElement).getAttribute("action"));
    },
    { signal },
  );
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(async () => {
  document.body.replaceChildren();
  await Promise.resolve();
  ended.abort();
  vi.restoreAllMocks();
  for (const mock of [rendered, accompanied, takenBack, sent, followed]) mock.mockReset();
});

describe("the condition", () => {
  it("shows early content as soon as it is met, and not before (beyond-84)", async () => {
    isGuest = false;
    const host = put('<p id="plain">Plain</p>');
    await settled();
    expect([form(), host.dataset.state, isAccompanied()]).toEqual([null, "loading", false]);
    expect(plain()).not.toBeNull();
    expect(rendered).not.toHaveBeenCalled();
    setGuest(true);
    await expect.poll(form).not.toBeNull();
    expect([host.dataset.state, plain()]).toEqual(["ready", null]);
    expect(accompanied.mock.calls).toEqual([[host, { of: "all", region: "eu", silent: "" }]]);
    expect(getComputedStyle(form() as Element).letterSpacing).toBe("7px");
    const made = form();
    later();
    await hasView();
    expect(form()).toBe(made);
    expect(isAccompanied()).toBe(true);
  });

  it("removes early content for good when the user signs in before the view is ready (beyond-84)", async () => {
    const host = put('<p id="plain">Plain</p>');
    await expect.poll(form).not.toBeNull();
    setGuest(false);
    expect([form(), host.dataset.state, isAccompanied()]).toEqual([null, "loading", false]);
    expect(plain()).not.toBeNull();
    setGuest(true);
    host.setAttribute("region", "us");
    await settled();
    expect([form(), host.dataset.state, isAccompanied()]).toEqual([null, "loading", false]);
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it("drops typed text and kept presses when the user changes (beyond-84)", async () => {
    put();
    await type("email", "ada@example.com{Enter}");
    expect(find("button")?.ariaBusy).toBe("true");
    setGuest(false);
    later();
    await hasView();
    await settled();
    expect([field("email")?.value, document.activeElement]).toEqual(["", document.body]);
    expect([sent.mock.calls, actions]).toEqual([[], []]);
  });

  it("shows the error when the user changed and the view fails to load", async () => {
    const host = put('<p id="plain">Plain</p>');
    await expect.poll(form).not.toBeNull();
    setGuest(false);
    await fails(host);
    expect([host.hasAttribute("data-lost"), isAccompanied()]).toEqual([true, false]);
    expect(plain()).not.toBeNull();
  });

  it("has no effect if it changes during hydration", async () => {
    const host = put();
    await expect.poll(form).not.toBeNull();
    const made = form();
    later(function SigningIn(values) {
      useLayoutEffect(() => {
        setGuest(false);
        host.setAttribute("of", "nobody");
      }, []);
      return <PlaceForm {...values} />;
    });
    await hasView();
    await settled();
    expect([form(), host.dataset.state, isAccompanied()]).toEqual([made, "ready", true]);
    expect(rendered).toHaveBeenCalledTimes(1);
  });
});

describe("early content that loads its code first", () => {
  const nothing = (host: HTMLElement) =>
    expect([form(), host.dataset.state, isAccompanied(), plain() === null]).toEqual([
      null,
      "loading",
      false,
      false,
    ]);

  it("shows with its side effects once the code is loaded (beyond-150)", async () => {
    const host = put('<p id="plain">Plain</p>', 'of="later"');
    await settled();
    nothing(host);
    code.resolve();
    await expect.poll(form).not.toBeNull();
    expect([host.dataset.state, isAccompanied(), plain()]).toEqual(["ready", true, null]);
  });

  it("does not show if the user has changed meanwhile (beyond-150)", async () => {
    const host = put('<p id="plain">Plain</p>', 'of="later"');
    await expect.poll(() => rendered.mock.calls.length).toBeGreaterThan(0);
    setGuest(false);
    code.resolve();
    await settled();
    nothing(host);
  });

  it("does not show if the view was ready first (beyond-150)", async () => {
    put("", 'of="later"');
    await expect.poll(() => rendered.mock.calls.length).toBeGreaterThan(0);
    later();
    await hasView();
    const made = form();
    code.resolve();
    await settled();
    expect([form(), accompanied.mock.calls]).toEqual([made, []]);
  });

  it("does not show if an attribute now requests other content (beyond-150)", async () => {
    const host = put('<p id="plain">Plain</p>', 'of="later"');
    await expect.poll(() => rendered.mock.calls.length).toBeGreaterThan(0);
    host.setAttribute("of", "nobody");
    code.resolve();
    await settled();
    nothing(host);
    expect(accompanied).not.toHaveBeenCalled();
  });

  it("leaves the place to the view if its code fails to load (beyond-150)", async () => {
    const host = put('<p id="plain">Plain</p>', 'of="later"');
    code.reject(new Error("It cannot be fetched."));
    await settled();
    nothing(host);
    later();
    await hasView();
  });
});

it("keeps the page's content and the loading state if there is no early content", async () => {
  const host = put('<p id="plain">Plain</p>', 'of="nobody"');
  await expect.poll(() => rendered.mock.calls.length).toBeGreaterThan(0);
  await settled();
  expect([form(), host.dataset.state, isAccompanied()]).toEqual([null, "loading", false]);
  expect(plain()).not.toBeNull();
});

it("shows early content when an attribute allows it before the view loads", async () => {
  const host = put("", 'of="nobody" loading="intent"');
  await settled();
  host.setAttribute("of", "all");
  host.showView().catch(() => {});
  await expect.poll(form).not.toBeNull();
});

it("sets the state ready on a data mount around it", async () => {
  document.body.innerHTML = '<div data-quire="place"><quire-place></quire-place></div>';
  const mount = document.body.firstElementChild as HTMLElement;
  await expect.poll(() => mount.dataset.state).toBe("ready");
  setGuest(false);
  expect(mount.dataset.state).toBe("loading");
});

it("renders with the page's own messages", async () => {
  setPageConfiguration({ locale: "en", messages: { en: { "place.send": "Go on" } } });
  put();
  await expect.poll(() => find("button")?.textContent).toBe("Go on");
  setPageConfiguration({ locale: "en", messages: { en: {} } });
  await messagesReady();
});

it("removes content that the parser adds while early content shows, and puts it back later", async () => {
  vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  const host = put();
  await expect.poll(form).not.toBeNull();
  host.insertAdjacentHTML("beforeend", '<p id="plain">Plain</p>');
  await expect.poll(plain).toBeNull();
  setGuest(false);
  expect(plain()).not.toBeNull();
  host.insertAdjacentHTML("beforeend", "<b>Late</b>");
  await settled();
  expect(host.querySelector("b")).not.toBeNull();
});

describe("a removed tag", () => {
  it("gets the page's content back, and has no subscription", async () => {
    const host = put('<p id="plain">Plain</p>');
    await expect.poll(form).not.toBeNull();
    host.remove();
    await Promise.resolve();
    expect(host.querySelector("#plain")).not.toBeNull();
    expect([host.querySelector("form"), isAccompanied(), followers.size]).toEqual([null, false, 0]);
    document.body.append(host);
    await expect.poll(form).not.toBeNull();
    expect([host.querySelectorAll("form").length, isAccompanied()]).toEqual([1, true]);
  });

  it("renders nothing when it is removed before the messages are loaded", async () => {
    setPageConfiguration({ locale: "en", messages: { en: { "place.other": "Other" } } });
    const host = put('<p id="plain">Plain</p>');
    host.remove();
    await settled();
    expect([rendered, accompanied].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect(host.querySelector("#plain")).not.toBeNull();
  });

  it("throws nothing when it is removed during hydration, and undoes side effects", async () => {
    const host = put();
    await expect.poll(form).not.toBeNull();
    const faults = vi.fn();
    window.addEventListener("error", faults, { signal: ended.signal });
    const left = vi.fn();
    later(function Going(values) {
      useLayoutEffect(() => {
        host.remove();
        return left;
      }, []);
      return <PlaceForm {...values} />;
    });
    await expect.poll(() => left.mock.calls.length).toBeGreaterThan(0);
    expect([faults.mock.calls, isAccompanied()]).toEqual([[], false]);
    expect(vi.mocked(console.error).mock.calls).toEqual([]);
  });
});

describe("a click or submit before the view is ready", () => {
  it("cancels a link click when focus moves outside (beyond-151)", async () => {
    put();
    const other = document.createElement("input");
    document.body.append(other);
    await type("email", "ada@example.com");
    find("a")?.click();
    other.focus();
    await userEvent.keyboard("a long ");
    later();
    await hasView();
    await settled();
    await userEvent.keyboard("query");
    expect([followed.mock.calls, document.activeElement, other.value]).toEqual([[], other, "a long query"]);
  });

  it("keeps a submit when focus moves outside (beyond-151)", async () => {
    put();
    const other = document.createElement("input");
    document.body.append(other);
    await type("email", "ada@example.com{Enter}");
    other.focus();
    later();
    await expect.poll(() => sent.mock.calls).toEqual([["ada@example.com"]]);
  });

  it("replays a link click once in the view", async () => {
    put();
    await expect.poll(form).not.toBeNull();
    find("a")?.click();
    later();
    await expect.poll(() => followed.mock.calls).toEqual([[]]);
    expect(location.pathname).not.toBe("/other");
  });

  it("loads the view at once, also without an earlier sign of intent", async () => {
    put("", 'loading="intent"');
    await expect.poll(form).not.toBeNull();
    const { activeElement } = document;
    expect([activeElement, requestCount]).toEqual([document.body, 0]);
    Object.assign(field("email") as HTMLElement, { value: "ada@example.com" });
    form()?.requestSubmit();
    expect(requestCount).toBe(1);
    later();
    await expect.poll(() => sent.mock.calls).toEqual([["ada@example.com"]]);
  });

  it("keeps typed text for another submit if the server is unreachable", async () => {
    const faults = vi.fn();
    window.addEventListener("unhandledrejection", faults, { signal: ended.signal });
    const fetched = vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
    const host = put();
    await type("email", "ada@example.com{Enter}");
    await fails(host);
    await expect.poll(() => fetched.mock.calls.length).toBeGreaterThan(0);
    await expect.poll(() => find("button")?.ariaBusy).toBeNull();
    await settled();
    expect([field("email")?.value, actions, faults.mock.calls]).toEqual(["ada@example.com", [], []]);
    fetched.mockResolvedValue(new Response());
    comes = Promise.withResolvers();
    form()?.requestSubmit();
    later();
    await expect.poll(() => sent.mock.calls).toEqual([["ada@example.com"]]);
  });

  it("is cancelled when an attribute requests another form, which shows at once", async () => {
    const host = put();
    await type("email", "ada@example.com{Enter}");
    host.setAttribute("of", "code");
    expect([form()?.getAttribute("action"), host.querySelectorAll("form").length]).toEqual(["/code", 1]);
    host.removeAttribute("of");
    expect(field("email")?.value).toBe("ada@example.com");
    later();
    await hasView();
    await settled();
    expect(sent).not.toHaveBeenCalled();
  });
});

describe("a view that fails to load", () => {
  it("leaves the early form with typed text, which then submits natively (beyond-84)", async () => {
    const host = put('<p id="plain">Plain</p>');
    await type("email", "ada@example.com");
    const made = form();
    const asking = host.showView();
    await fails(host);
    await expect(asking).resolves.toBeUndefined();
    expect([form(), field("email")?.value]).toEqual([made, "ada@example.com"]);
    expect([host.hasAttribute("data-lost"), isAccompanied(), plain()]).toEqual([false, true, null]);
    expect(accompanied.mock.lastCall).toEqual([host, { of: "all", region: "eu", silent: "" }]);
    form()?.requestSubmit();
    await expect.poll(() => actions).toEqual(["/there"]);
  });

  it.each([
    ["form", OWN],
    ["nested form", `<div>${OWN.replace(/<form slot.*?<\/form>/s, "")}</div>`],
  ])(
    "moves typed text, focus and a kept submit to the page's own %s, without scrolling (beyond-85)",
    async (_, inside) => {
      const host = put(`<p style="block-size: 3000px"></p>${inside}`);
      await type("email", "ada@example.com{Tab}secret{Enter}");
      expect(own("username")).toBeNull();
      const asking = host.showView();
      await fails(host);
      await expect(asking).rejects.toMatchObject({ code: "chunk/failed" });
      expect(form()).toBeNull();
      expect([own("username")?.value, own("password")?.value]).toEqual(["ada@example.com", "secret"]);
      await expect.poll(() => document.activeElement).toBe(own("password"));
      expect(scrollY).toBe(0);
      await expect.poll(() => actions).toEqual(["/own"]);
      expect([host.hasAttribute("data-lost"), isAccompanied()]).toEqual([true, false]);
      host.setAttribute("region", "us");
      expect([form(), host.dataset.state, own("password")?.value]).toEqual([null, "error", "secret"]);
    },
  );

  it("moves an e-mail to the page's e-mail field of another name (beyond-85)", async () => {
    const host = put(OWN);
    await type("email", "ada@example.com");
    await fails(host);
    await expect.poll(() => document.activeElement).toBe(own("username"));
    expect(own("username")?.value).toBe("ada@example.com");
  });

  it.each([
    ["without a press", async () => type("email", "ada@example.com")],
    [
      "after a link click",
      async () => {
        await type("email", "ada@example.com");
        find("a")?.click();
      },
    ],
  ])("does not submit the page's own form %s", async (_, act) => {
    const fetched = vi.spyOn(window, "fetch").mockResolvedValue(new Response());
    const faults = vi.fn();
    window.addEventListener("unhandledrejection", faults, { signal: ended.signal });
    const host = put(OWN);
    await act();
    await fails(host);
    await expect.poll(() => document.activeElement?.id || own("username")?.value).toBe("ada@example.com");
    await settled();
    expect([actions, fetched.mock.calls, faults.mock.calls]).toEqual([[], [], []]);
  });

  it("keeps a submit in the page's own form if the server is unreachable", async () => {
    const fetched = vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
    const host = put(OWN);
    await type("email", "ada@example.com{Enter}");
    await fails(host);
    await expect.poll(() => fetched.mock.calls.length).toBeGreaterThan(0);
    await settled();
    expect([actions, own("username")?.value]).toEqual([[], "ada@example.com"]);
  });

  it("sends nothing if the page's own content is only a button", async () => {
    const fetched = vi.spyOn(window, "fetch").mockResolvedValue(new Response());
    const host = put('<p id="plain"><button type="button">Call us</button></p>');
    await type("email", "ada@example.com{Enter}");
    await fails(host);
    await settled();
    expect([actions, fetched.mock.calls]).toEqual([[], []]);
    expect(plain()).not.toBeNull();
  });

  it("moves text and focus from the page's own form to the view after a retry (beyond-85)", async () => {
    const host = put(OWN);
    await expect.poll(form).not.toBeNull();
    await fails(host);
    await expect.poll(() => own("username")).not.toBeNull();
    comes = Promise.withResolvers();
    own("password")?.focus();
    await userEvent.keyboard("secret");
    own("username")?.focus();
    await userEvent.keyboard("ada@example.com");
    const fieldNames: string[] = [];
    const record = ({ target }: Event) => fieldNames.push((target as HTMLInputElement).name);
    document.addEventListener("input", record, { signal: ended.signal });
    host.showView().catch(() => {});
    later();
    await hasView();
    await expect.poll(() => document.activeElement === field("email")).toBe(true);
    expect([field("email")?.value, field("password")?.value]).toEqual(["ada@example.com", "secret"]);
    expect(fieldNames).toEqual(["email", "password"]);
  });

  it("takes no focus from other elements when a retry loads the view", async () => {
    const host = put(OWN);
    await expect.poll(form).not.toBeNull();
    await fails(host);
    comes = Promise.withResolvers();
    document.body.insertAdjacentHTML("beforeend", '<input name="password">');
    const outside = document.body.lastElementChild as HTMLElement;
    outside.focus();
    host.showView().catch(() => {});
    later();
    await hasView();
    await settled();
    expect(document.activeElement).toBe(outside);
  });
});

it("dispatches input events for typed text, not for checkboxes, through shadow roots", async () => {
  document.body.innerHTML = "<div></div>";
  const page = document.body.firstElementChild?.attachShadow({ mode: "open" });
  if (!page) throw new Error("It has been put there.");
  page.innerHTML = "<quire-place></quire-place>";
  const inside = (name: string) => page.querySelector<HTMLInputElement>(`[name=${name}]`);
  await expect.poll(() => inside("email")).not.toBeNull();
  inside("email")?.focus();
  await userEvent.keyboard("ada@example.com");
  inside("news")?.click();
  const [onInside, around] = [vi.fn(), vi.fn()];
  page.addEventListener("input", ({ target }) => onInside((target as HTMLInputElement).name));
  document.addEventListener("input", () => around(), { signal: ended.signal });
  later();
  await expect.poll(() => page.querySelector("form")?.noValidate).toBe(true);
  await expect.poll(() => onInside.mock.calls).toEqual([["email"]]);
  expect(around).toHaveBeenCalledTimes(1);
  expect(inside("news")?.checked).toBe(true);
});

it("shows an error with a retry when the user changes after the view failed (beyond-150)", async () => {
  const host = put();
  await expect.poll(form).not.toBeNull();
  await fails(host);
  expect(form()).not.toBeNull();
  setGuest(false);
  await expect.poll(() => find("[part=failure]")).not.toBeNull();
  expect([form(), host.dataset.state, isAccompanied()]).toEqual([null, "error", false]);
  comes = Promise.withResolvers();
  find<HTMLButtonElement>("[part=retry]")?.click();
  later();
  await hasView();
});

describe("a view that fails before the user is known", () => {
  beforeEach(() => {
    isGuest = false;
  });

  it("is replaced by early content once the user is known (beyond-150)", async () => {
    const host = put();
    await fails(host);
    expect(find("[part=failure]")).not.toBeNull();
    setGuest(true);
    await expect.poll(form).not.toBeNull();
    expect([find("[part=failure]"), host.hasAttribute("data-lost"), isAccompanied()]).toEqual([
      null,
      false,
      true,
    ]);
    await type("email", "ada@example.com");
    comes = Promise.withResolvers();
    host.showView().catch(() => {});
    const made = form();
    later();
    await hasView();
    expect([form(), field("email")?.value]).toEqual([made, "ada@example.com"]);
  });

  it("leaves the page's own form, whose text a retried view takes (beyond-150)", async () => {
    const host = put(OWN);
    await fails(host);
    await expect.poll(() => own("username")?.checkVisibility()).toBe(true);
    await userEvent.fill(own("username") as Element, "ada@example.com");
    setGuest(true);
    await settled();
    expect([form(), isAccompanied(), own("username")?.value]).toEqual([null, false, "ada@example.com"]);
    comes = Promise.withResolvers();
    host.showView().catch(() => {});
    later();
    await hasView();
    await expect.poll(() => field("email")?.value).toBe("ada@example.com");
  });
});

describe("a checkbox when the region changes", () => {
  const words = () => find("label")?.textContent;

  it("keeps its value and label if the user changed it, also in the view (beyond-75)", async () => {
    const host = put();
    await type("email", "ada@example.com");
    const box = field("news");
    box?.click();
    host.setAttribute("region", "us");
    expect(field("news")).toBe(box);
    expect([box?.checked, words(), field("email")?.value]).toEqual([true, "News for eu", "ada@example.com"]);
    later();
    await hasView();
    expect([field("news"), field("news")?.checked]).toEqual([box, true]);
  });

  it("gets the new region's default if unchanged (beyond-75)", async () => {
    const host = put();
    await expect.poll(form).not.toBeNull();
    const box = field("news");
    host.setAttribute("region", "us");
    expect(field("news")).not.toBe(box);
    expect([field("news")?.checked, words()]).toEqual([true, "News for us"]);
    host.setAttribute("region", "eu");
    expect([field("news")?.checked, words()]).toEqual([false, "News for eu"]);
  });

  it.each([
    ["only in the new region", "eu", "News for us"],
    ["only in the old region", "us", undefined],
  ])("keeps its changed value if it has a label %s (beyond-75)", async (_, silent, then) => {
    const host = put("", `silent="${silent}"`);
    await expect.poll(form).not.toBeNull();
    const box = field("news");
    box?.click();
    host.setAttribute("region", "us");
    expect([field("news"), words(), form()?.textContent?.includes("null")]).toEqual([box, then, false]);
  });
});
