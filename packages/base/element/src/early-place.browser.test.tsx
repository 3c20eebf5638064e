import { messagesReady, setPageConfiguration } from "@quire/core";
import { type FormEvent, type MouseEvent, type ReactNode, useLayoutEffect } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { asElement } from "./as-element.js";
import { textAttribute } from "./attribute.js";
import { beginsInPlace } from "./early-place.js";
import { useWidgetState } from "./host-context.js";
import { makePrerendered, type Prerendered } from "./prerendered.js";
import { type ReactView, reactView } from "./react-view.js";
import { register } from "./register.js";
import { defineWidget } from "./widget.js";

interface Values {
  readonly of: string;
  readonly region: string;
  /** The region whose box has no words. */
  readonly silent: string;
}

let comes: PromiseWithResolvers<{ readonly view: ReactView<Values> }>;
/** What makes the form of "later". */
let code: PromiseWithResolvers<void>;
let asked = 0;
let isGuest = true;
const followers = new Set<() => void>();
const rendered = vi.fn();
const accompanied = vi.fn();
const takenBack = vi.fn();
const sent = vi.fn();
const followed = vi.fn();

/** Somebody signs in, or out. */
function turn(guest: boolean): void {
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
      first: beginsInPlace<Values>({
        styles: ["[data-quire-ui] form { letter-spacing: 7px }"],
        occasion: {
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
        accompany(element, values) {
          accompanied(element, values);
          return takenBack;
        },
      }),
      view: () => {
        asked += 1;
        return comes.promise;
      },
    }),
  ),
);

/** What the page has put inside: it stands in for what cannot be had. Who has no script has a form of its own. */
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
/** Whether what goes with it is there. */
const isAccompanied = () => accompanied.mock.calls.length - takenBack.mock.calls.length === 1;
/** All that can be done without the view has been. */
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

/** What goes its native way, by the form's action. */
let gone: (string | null)[];
let ended: AbortController;

// What takes a view over has been fetched: how long that takes is no test's business.
beforeAll(() => import("./carry.js"));
beforeEach(() => {
  comes = Promise.withResolvers();
  code = Promise.withResolvers();
  asked = 0;
  isGuest = true;
  gone = [];
  ended = new AbortController();
  const { signal } = ended;
  document.addEventListener(
    "submit",
    (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      gone.push((event.target as HTMLFormElement).getAttribute("action"));
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

describe("for whom it is", () => {
  it("stands there as soon as that is clear, and before that nothing is seen of it (beyond-84)", async () => {
    isGuest = false;
    const host = put('<p id="plain">Plain</p>');
    await settled();
    expect([form(), host.dataset.state, isAccompanied()]).toEqual([null, "loading", false]);
    expect(plain()).not.toBeNull();
    expect(rendered).not.toHaveBeenCalled();
    turn(true);
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

  it("goes at once where somebody signs in before the view is there, and does not come back (beyond-84)", async () => {
    const host = put('<p id="plain">Plain</p>');
    await expect.poll(form).not.toBeNull();
    turn(false);
    expect([form(), host.dataset.state, isAccompanied()]).toEqual([null, "loading", false]);
    expect(plain()).not.toBeNull();
    turn(true);
    host.setAttribute("region", "us");
    await settled();
    expect([form(), host.dataset.state, isAccompanied()]).toEqual([null, "loading", false]);
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it("nothing that was typed or pressed there is done for who reads then (beyond-84)", async () => {
    put();
    await type("email", "ada@example.com{Enter}");
    expect(find("button")?.ariaBusy).toBe("true");
    turn(false);
    later();
    await hasView();
    await settled();
    expect([field("email")?.value, document.activeElement]).toEqual(["", document.body]);
    expect([sent.mock.calls, gone]).toEqual([[], []]);
  });

  it("where the view cannot be had then, that is said, and nothing that went with it comes back", async () => {
    const host = put('<p id="plain">Plain</p>');
    await expect.poll(form).not.toBeNull();
    turn(false);
    await fails(host);
    expect([host.hasAttribute("data-lost"), isAccompanied()]).toEqual([true, false]);
    expect(plain()).not.toBeNull();
  });

  it("what changes while the view takes over is the view's to follow", async () => {
    const host = put();
    await expect.poll(form).not.toBeNull();
    const made = form();
    later(function Turning(values) {
      useLayoutEffect(() => {
        turn(false);
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

describe("made by code that is still to come", () => {
  const nothing = (host: HTMLElement) =>
    expect([form(), host.dataset.state, isAccompanied(), plain() === null]).toEqual([
      null,
      "loading",
      false,
      false,
    ]);

  it("it stands, with what goes with it, once that is there (beyond-150)", async () => {
    const host = put('<p id="plain">Plain</p>', 'of="later"');
    await settled();
    nothing(host);
    code.resolve();
    await expect.poll(form).not.toBeNull();
    expect([host.dataset.state, isAccompanied(), plain()]).toEqual(["ready", true, null]);
  });

  it("nothing of it comes where somebody else reads by then (beyond-150)", async () => {
    const host = put('<p id="plain">Plain</p>', 'of="later"');
    await expect.poll(() => rendered.mock.calls.length).toBeGreaterThan(0);
    turn(false);
    code.resolve();
    await settled();
    nothing(host);
  });

  it("nothing of it comes where the view was sooner (beyond-150)", async () => {
    put("", 'of="later"');
    await expect.poll(() => rendered.mock.calls.length).toBeGreaterThan(0);
    later();
    await hasView();
    const made = form();
    code.resolve();
    await settled();
    expect([form(), accompanied.mock.calls]).toEqual([made, []]);
  });

  it("nothing of it comes, and nothing is done for it, where another one was asked for since (beyond-150)", async () => {
    const host = put('<p id="plain">Plain</p>', 'of="later"');
    await expect.poll(() => rendered.mock.calls.length).toBeGreaterThan(0);
    host.setAttribute("of", "nobody");
    code.resolve();
    await settled();
    nothing(host);
    expect(accompanied).not.toHaveBeenCalled();
  });

  it("nothing of it comes where that cannot be had; the view does (beyond-150)", async () => {
    const host = put('<p id="plain">Plain</p>', 'of="later"');
    code.reject(new Error("It cannot be fetched."));
    await settled();
    nothing(host);
    later();
    await hasView();
  });
});

it("for whom it begins otherwise, what the page has put inside stays, and the state is the view's to say", async () => {
  const host = put('<p id="plain">Plain</p>', 'of="nobody"');
  await expect.poll(() => rendered.mock.calls.length).toBeGreaterThan(0);
  await settled();
  expect([form(), host.dataset.state, isAccompanied()]).toEqual([null, "loading", false]);
  expect(plain()).not.toBeNull();
});

it("told late for whom it is, it stands there once the view is asked for", async () => {
  const host = put("", 'of="nobody" loading="intent"');
  await settled();
  host.setAttribute("of", "all");
  host.showView().catch(() => {});
  await expect.poll(form).not.toBeNull();
});

it("a data mount around it says that it can be used", async () => {
  document.body.innerHTML = '<div data-quire="place"><quire-place></quire-place></div>';
  const mount = document.body.firstElementChild as HTMLElement;
  await expect.poll(() => mount.dataset.state).toBe("ready");
  turn(false);
  expect(mount.dataset.state).toBe("loading");
});

it("is in the page's own words from the beginning", async () => {
  setPageConfiguration({ locale: "en", messages: { en: { "place.send": "Go on" } } });
  put();
  await expect.poll(() => find("button")?.textContent).toBe("Go on");
  setPageConfiguration({ locale: "en", messages: { en: {} } });
  await messagesReady();
});

it("what a parser adds yet is off the page as long as it stands there, and stays from when it has gone", async () => {
  vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  const host = put();
  await expect.poll(form).not.toBeNull();
  host.insertAdjacentHTML("beforeend", '<p id="plain">Plain</p>');
  await expect.poll(plain).toBeNull();
  turn(false);
  expect(plain()).not.toBeNull();
  host.insertAdjacentHTML("beforeend", "<b>Late</b>");
  await settled();
  expect(host.querySelector("b")).not.toBeNull();
});

describe("a tag that is taken out", () => {
  it("is as the page has made it, and follows nothing", async () => {
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

  it("before the page's own words are there leaves nothing behind", async () => {
    setPageConfiguration({ locale: "en", messages: { en: { "place.other": "Other" } } });
    const host = put('<p id="plain">Plain</p>');
    host.remove();
    await settled();
    expect([rendered, accompanied].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect(host.querySelector("#plain")).not.toBeNull();
  });

  it("while its view takes over goes without a fault, with what went with it", async () => {
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

describe("what is pressed before the view", () => {
  it("a link is given up by who goes on to something else, and what was sent is not (beyond-151)", async () => {
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

  it("what was sent is done also for who has gone on to something else (beyond-151)", async () => {
    put();
    const other = document.createElement("input");
    document.body.append(other);
    await type("email", "ada@example.com{Enter}");
    other.focus();
    later();
    await expect.poll(() => sent.mock.calls).toEqual([["ada@example.com"]]);
  });

  it("is done by it, once, a link too, though nothing could be done without it", async () => {
    put();
    await expect.poll(form).not.toBeNull();
    find("a")?.click();
    later();
    await expect.poll(() => followed.mock.calls).toEqual([[]]);
    expect(location.pathname).not.toBe("/other");
  });

  it("has the view asked for at once, also where nobody has turned to it", async () => {
    put("", 'loading="intent"');
    await expect.poll(form).not.toBeNull();
    const { activeElement } = document;
    expect([activeElement, asked]).toEqual([document.body, 0]);
    Object.assign(field("email") as HTMLElement, { value: "ada@example.com" });
    form()?.requestSubmit();
    expect(asked).toBe(1);
    later();
    await expect.poll(() => sent.mock.calls).toEqual([["ada@example.com"]]);
  });

  it("where nothing answers at all, what was typed stays, and can be sent again", async () => {
    const faults = vi.fn();
    window.addEventListener("unhandledrejection", faults, { signal: ended.signal });
    const fetched = vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
    const host = put();
    await type("email", "ada@example.com{Enter}");
    await fails(host);
    await expect.poll(() => fetched.mock.calls.length).toBeGreaterThan(0);
    await expect.poll(() => find("button")?.ariaBusy).toBeNull();
    await settled();
    expect([field("email")?.value, gone, faults.mock.calls]).toEqual(["ada@example.com", [], []]);
    fetched.mockResolvedValue(new Response());
    comes = Promise.withResolvers();
    form()?.requestSubmit();
    later();
    await expect.poll(() => sent.mock.calls).toEqual([["ada@example.com"]]);
  });

  it("is given up where an attribute asks for another form, which is there at once", async () => {
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

describe("where the view cannot be had", () => {
  it("stays, with what was typed and all that goes with it, and goes its native way (beyond-84)", async () => {
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
    await expect.poll(() => gone).toEqual(["/there"]);
  });

  it.each([
    ["form", OWN],
    ["form in what stands there", `<div>${OWN.replace(/<form slot.*?<\/form>/s, "")}</div>`],
  ])(
    "the page's own %s has what was typed and the focus, without a jump, and sends what was sent (beyond-85)",
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
      await expect.poll(() => gone).toEqual(["/own"]);
      expect([host.hasAttribute("data-lost"), isAccompanied()]).toEqual([true, false]);
      host.setAttribute("region", "us");
      expect([form(), host.dataset.state, own("password")?.value]).toEqual([null, "error", "secret"]);
    },
  );

  it("the page's own form is for who reads an e-mail's field by another name too (beyond-85)", async () => {
    const host = put(OWN);
    await type("email", "ada@example.com");
    await fails(host);
    await expect.poll(() => document.activeElement).toBe(own("username"));
    expect(own("username")?.value).toBe("ada@example.com");
  });

  it.each([
    ["nothing was sent", async () => type("email", "ada@example.com")],
    [
      "a link was pressed",
      async () => {
        await type("email", "ada@example.com");
        find("a")?.click();
      },
    ],
  ])("where %s the page's own form sends nothing by itself", async (_, act) => {
    const fetched = vi.spyOn(window, "fetch").mockResolvedValue(new Response());
    const faults = vi.fn();
    window.addEventListener("unhandledrejection", faults, { signal: ended.signal });
    const host = put(OWN);
    await act();
    await fails(host);
    await expect.poll(() => document.activeElement?.id || own("username")?.value).toBe("ada@example.com");
    await settled();
    expect([gone, fetched.mock.calls, faults.mock.calls]).toEqual([[], [], []]);
  });

  it("what was sent is not sent by the page's own form where nothing answers, and stays in it", async () => {
    const fetched = vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
    const host = put(OWN);
    await type("email", "ada@example.com{Enter}");
    await fails(host);
    await expect.poll(() => fetched.mock.calls.length).toBeGreaterThan(0);
    await settled();
    expect([gone, own("username")?.value]).toEqual([[], "ada@example.com"]);
  });

  it("nothing is asked for, and nothing sent, where the page has put in no form but a button", async () => {
    const fetched = vi.spyOn(window, "fetch").mockResolvedValue(new Response());
    const host = put('<p id="plain"><button type="button">Call us</button></p>');
    await type("email", "ada@example.com{Enter}");
    await fails(host);
    await settled();
    expect([gone, fetched.mock.calls]).toEqual([[], []]);
    expect(plain()).not.toBeNull();
  });

  it("a view that comes after all has what was typed in the page's own form, is told of it, and has the focus (beyond-85)", async () => {
    const host = put(OWN);
    await expect.poll(form).not.toBeNull();
    await fails(host);
    await expect.poll(() => own("username")).not.toBeNull();
    comes = Promise.withResolvers();
    own("password")?.focus();
    await userEvent.keyboard("secret");
    own("username")?.focus();
    await userEvent.keyboard("ada@example.com");
    const heard: string[] = [];
    const hear = ({ target }: Event) => heard.push((target as HTMLInputElement).name);
    document.addEventListener("input", hear, { signal: ended.signal });
    host.showView().catch(() => {});
    later();
    await hasView();
    await expect.poll(() => document.activeElement).toBe(field("email"));
    expect([field("email")?.value, field("password")?.value]).toEqual(["ada@example.com", "secret"]);
    expect(heard).toEqual(["email", "password"]);
  });

  it("a view that comes after all takes no focus that is elsewhere", async () => {
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

it("the view is told of texts that were typed, of no box, and so is the page around its shadow root", async () => {
  document.body.innerHTML = "<div></div>";
  const page = document.body.firstElementChild?.attachShadow({ mode: "open" });
  if (!page) throw new Error("It has been put there.");
  page.innerHTML = "<quire-place></quire-place>";
  const inside = (name: string) => page.querySelector<HTMLInputElement>(`[name=${name}]`);
  await expect.poll(() => inside("email")).not.toBeNull();
  inside("email")?.focus();
  await userEvent.keyboard("ada@example.com");
  inside("news")?.click();
  const [heard, around] = [vi.fn(), vi.fn()];
  page.addEventListener("input", ({ target }) => heard((target as HTMLInputElement).name));
  document.addEventListener("input", () => around(), { signal: ended.signal });
  later();
  await expect.poll(() => page.querySelector("form")?.noValidate).toBe(true);
  await expect.poll(() => heard.mock.calls).toEqual([["email"]]);
  expect(around).toHaveBeenCalledTimes(1);
  expect(inside("news")?.checked).toBe(true);
});

it("where somebody else reads once the view was lost, that is said in its place, with another try (beyond-150)", async () => {
  const host = put();
  await expect.poll(form).not.toBeNull();
  await fails(host);
  expect(form()).not.toBeNull();
  turn(false);
  await expect.poll(() => find("[part=failure]")).not.toBeNull();
  expect([form(), host.dataset.state, isAccompanied()]).toEqual([null, "error", false]);
  comes = Promise.withResolvers();
  find<HTMLButtonElement>("[part=retry]")?.click();
  later();
  await hasView();
});

describe("where the view is lost before it is clear for whom it is", () => {
  beforeEach(() => {
    isGuest = false;
  });

  it("stands there from when it is, in place of what says so (beyond-150)", async () => {
    const host = put();
    await fails(host);
    expect(find("[part=failure]")).not.toBeNull();
    turn(true);
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

  it("the page's own form stays, and the view has what was typed there (beyond-150)", async () => {
    const host = put(OWN);
    await fails(host);
    await expect.poll(() => own("username")?.checkVisibility()).toBe(true);
    await userEvent.fill(own("username") as Element, "ada@example.com");
    turn(true);
    await settled();
    expect([form(), isAccompanied(), own("username")?.value]).toEqual([null, false, "ada@example.com"]);
    comes = Promise.withResolvers();
    host.showView().catch(() => {});
    later();
    await hasView();
    await expect.poll(() => field("email")?.value).toBe("ada@example.com");
  });
});

describe("a box, where another region is told meanwhile", () => {
  const words = () => find("label")?.textContent;

  it("that was touched stays itself, with the words it was read in, and ticked as the view takes over (beyond-75)", async () => {
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

  it("that was not touched is as it begins there (beyond-75)", async () => {
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
    ["has words there alone", "eu", "News for us"],
    ["has none there", "us", undefined],
  ])("that was touched and %s stays itself (beyond-75)", async (_, silent, then) => {
    const host = put("", `silent="${silent}"`);
    await expect.poll(form).not.toBeNull();
    const box = field("news");
    box?.click();
    host.setAttribute("region", "us");
    expect([field("news"), words(), form()?.textContent?.includes("null")]).toEqual([box, then, false]);
  });
});
