import { rendered } from "@quire/conformance/held-time";
import { newPage } from "@quire/conformance/new-page";
import { undoStore } from "@quire/services/outbox";
import { createFakeBackend, type FakeBackend, type FakeBackendOptions, type Fault } from "@quire/testing";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "./define.js";

const ONE = '<quire-newsletter-signup name="First Chair"></quire-newsletter-signup>';
const CAMPAIGN =
  '<quire-newsletter-signup type="marketingCampaign" name="autumn-26" heading="Autumn letters"></quire-newsletter-signup>';
const PAGE = `<quire-newsletter-signup unsubscribe-all>
  <form action="/email-newsletters" method="post">
    <ul>
      <li><label><input type="checkbox" name="newsletter" value="First Chair" aria-describedby="about-1"> First  Chair</label>
        <p id="about-1">For who leads.</p></li>
      <li><label><input type="checkbox" name="newsletter" value="Weekly Numbers" checked> Weekly Numbers</label></li>
      <li><label><input type="checkbox" name="marketingCampaign" value="autumn-26"> Autumn letters</label></li>
    </ul>
    <label>Email <input type="email" name="email" value="ada@quire.test"></label>
    <button>Sign up</button>
  </form>
</quire-newsletter-signup>`;
const SIGN_UP = "POST /api/newsletters/subscribe";
const FOLLOW = "POST /api/user/subscribe";
const EXECUTIVE = { name: "First Chair", slug: "first-chair", subscriberOnly: false, executiveOnly: true };
const GUEST: FakeBackendOptions = {};
const USER: FakeBackendOptions = { user: {} };

let backend: FakeBackend;

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openWidget(options: FakeBackendOptions, html: string): Promise<HTMLElement> {
  newPage();
  localStorage.clear();
  backend = createFakeBackend(options);
  vi.stubGlobal("fetch", backend.fetch);
  document.body.innerHTML = html;
  const host = document.querySelector<HTMLElement>("quire-newsletter-signup");
  if (!host) throw new Error("The test's markup has no sign-up.");
  await expect.poll(() => host.dataset.state).not.toBe("loading");
  await expect.poll(() => host.dataset.state).toBeDefined();
  return host;
}

const all = (host: HTMLElement, selector: string) =>
  Array.from(host.shadowRoot?.querySelectorAll<HTMLInputElement>(selector) ?? []);
const one = (host: HTMLElement, selector: string) => all(host, selector)[0];
const words = (host: HTMLElement, selector: string) => all(host, selector).map((each) => each.textContent);
const alert = (host: HTMLElement) => words(host, '[role="alert"]:not(:empty)')[0];
const getFocused = (host: HTMLElement) => host.shadowRoot?.activeElement;
const getAnnouncement = () =>
  document.querySelector("[data-quire-live]")?.shadowRoot?.querySelector(`[role="status"]`)?.textContent;
/** Returns all requests except those for the profile. */
const getRequests = () => backend.requests().filter(({ path }) => path !== "/api/user/profile");
const calls = () => getRequests().map(({ method, path, body }) => [`${method} ${path}`, body]);
/** Makes every such call fail. @returns a function that removes the fault */
const fault = (more: Fault) => backend.fault({ times: Infinity, ...more });

async function press(host: HTMLElement, selector: string): Promise<void> {
  await expect.poll(() => one(host, selector)).toBeDefined();
  one(host, selector)?.click();
}

async function signUp(host: HTMLElement, email: string): Promise<void> {
  await expect.poll(() => one(host, '[name="email"]')).toBeDefined();
  const field = one(host, '[name="email"]');
  if (field) await userEvent.fill(field, email);
  await userEvent.keyboard("{Enter}");
}

/** Records analytics events from now on. */
function listen(): [name: string, detail: unknown][] {
  const events: [string, unknown][] = [];
  for (const name of ["form-interaction", "follow", "unfollow", "content-action"]) {
    const record = (event: Event) => events.push([name, (event as CustomEvent).detail]);
    document.body.addEventListener(name, record);
    onTestFinished(() => document.body.removeEventListener(name, record));
  }
  return events;
}
/** The expected analytics event of the form. */
const form = (action: string) => ["form-interaction", { form: "newsletter-signup", action }];

describe.each([
  ["a guest", GUEST],
  ["a signed-in user", USER],
])("shows a single newsletter's name, for %s", (_, options) => {
  const getVisibleTexts = (host: HTMLElement) =>
    all(host, "legend, p, h2")
      .filter((each) => each.checkVisibility() && each.clientHeight > 4)
      .map((each) => each.textContent);

  it.each([
    [ONE, ["First Chair"]],
    [CAMPAIGN, ["Autumn letters"]],
    [
      `<quire-newsletter-signup heading="From the editors" newsletters='[{"name":"First Chair","about":"For who leads."}]'></quire-newsletter-signup>`,
      ["From the editors", "First Chair", "For who leads."],
    ],
  ])("from %s", async (markup, expected) => {
    const host = await openWidget(options, markup);
    expect(getVisibleTexts(host)).toEqual(expected);
  });
});

it("reports a tag in a paragraph, which HTML ends before its form, to the developer (beyond-133)", async () => {
  const host = await openWidget(GUEST, `<p>Write to me. ${PAGE}</p>`);
  expect(host.dataset.state).toBe("empty");
  const getErrors = () => vi.mocked(console.error).mock.calls.join();
  await expect
    .poll(getErrors)
    .toContain(
      "widget/misplaced: <quire-newsletter-signup> is empty: a form ends the <p> around it. Put it into a <div>.",
    );
});

it.each([`<p>${ONE}</p>${PAGE.replaceAll("quire-newsletter-signup", "div")}`, `<p>${ONE}</p>`])(
  "reports nothing in a paragraph if it needs no form: %s",
  async (markup) => {
    const host = await openWidget(GUEST, markup);
    expect(host.dataset.state).toBe("ready");
    expect(vi.mocked(console.error).mock.calls.join()).not.toContain("widget/misplaced");
  },
);

describe("a guest, by e-mail", () => {
  it("signs up for a newsletter, and gets a confirmation (content-7.23)", async () => {
    const host = await openWidget(GUEST, ONE);
    await signUp(host, " ada@quire.test ");
    await expect.poll(() => words(host, '[part="done"]')).toEqual(["You are now subscribed to First Chair."]);
    expect(calls()).toEqual([[SIGN_UP, { name: "First Chair", email: "ada@quire.test" }]]);
    expect(all(host, "form")).toEqual([]);
    await expect.poll(() => getFocused(host)?.getAttribute("part")).toBe("done");
  });

  it("sees no error after success, and a message in the button's place", async () => {
    const host = await openWidget(GUEST, PAGE);
    await press(host, '[type="submit"]');
    await expect
      .poll(() => words(host, '[part="done"]'))
      .toEqual(["You are now subscribed to Weekly Numbers."]);
    await expect.poll(() => one(host, '[type="submit"]')?.disabled).toBe(false);
    expect(all(host, '[role="alert"], .quire-notice')).toEqual([]);
    const button = one(host, '[type="submit"]')?.getBoundingClientRect();
    const done = one(host, '[part="done"]')?.getBoundingClientRect();
    const distance = (done?.top ?? Number.NaN) - (button?.bottom ?? Number.NaN);
    expect(distance).toBeGreaterThan(0);
    expect(distance).toBeLessThan(60);
  });

  it("dispatches form-interaction and follow once each, without the input (content-7.29, content-7.30)", async () => {
    const events = listen();
    const host = await openWidget(GUEST, ONE);
    const mend = fault({ call: "signUpForNewsletter", status: 500, body: {} });
    await signUp(host, "ada@quire.test");
    await expect.poll(() => alert(host)).toMatch(/^We are sorry/);
    await expect.poll(() => events).toEqual([form("started"), form("submitted"), form("failed")]);
    events.length = 0;
    mend();
    await signUp(host, "ada@quire.test");
    await expect.poll(() => words(host, '[part="done"]')).not.toHaveLength(0);
    await expect
      .poll(() => events)
      .toEqual([form("submitted"), ["follow", { type: "newsletter", name: "First Chair" }]]);
    expect(words(host, '[part="done"]')).toHaveLength(1);
  });

  it("signs up for a marketing campaign by its id, and sees its heading (content-7.23)", async () => {
    const host = await openWidget(GUEST, CAMPAIGN);
    await signUp(host, "ada@quire.test");
    await expect
      .poll(() => words(host, '[part="done"]'))
      .toEqual(["You are now subscribed to Autumn letters."]);
    expect(calls()).toEqual([
      ["POST /api/marketingcampaign/subscribe", { name: "autumn-26", email: "ada@quire.test" }],
    ]);
  });

  it.each(["", "a@", "ada.quire.test"])(
    "shows 'Please enter a valid email address.' for %j, and sends nothing (accounts-5.15)",
    async (email) => {
      const host = await openWidget(GUEST, ONE);
      await signUp(host, email);
      await expect.poll(() => alert(host)).toBe("Please enter a valid email address.");
      expect(getFocused(host)?.getAttribute("name")).toBe("email");
      expect(getRequests()).toEqual([]);
    },
  );

  it("sees the same message for the server's invalid-email failure, and keeps the input (accounts-5.15)", async () => {
    const host = await openWidget(GUEST, ONE);
    await signUp(host, "ada@nowhere");
    await expect.poll(() => alert(host)).toBe("Please enter a valid email address.");
    expect(one(host, '[name="email"]')?.value).toBe("ada@nowhere");
    expect(getRequests()).toHaveLength(1);
  });

  it.each([
    [
      "subscriber-only",
      { subscriberOnly: true, executiveOnly: false },
      "First Chair is for subscribers only.",
    ],
    ["executive-only", { executiveOnly: true }, "First Chair is for Executive subscribers only."],
  ])("gets an error for a %s newsletter (content-6.8)", async (_, audience, message) => {
    const host = await openWidget({ topics: [{ ...EXECUTIVE, ...audience }] }, ONE);
    await signUp(host, "ada@quire.test");
    await expect.poll(() => alert(host)).toBe(message);
  });

  it.each<[string, Fault]>([
    ["HTML", { status: 500, body: "<b>no", headers: { "content-type": "text/html" } }],
    ["a lost connection", { cut: true }],
  ])(
    "sees the generic message for %s, and retries with the same key (content-8.10, robustness-20)",
    async (_, bad) => {
      const host = await openWidget(GUEST, ONE);
      const mend = fault({ call: "signUpForNewsletter", ...bad });
      await signUp(host, "ada@quire.test");
      await expect.poll(() => alert(host)).toMatch(/^We are sorry\. We are unable to process your request/);
      mend();
      one(host, '[type="submit"]')?.click();
      await expect.poll(() => words(host, '[part="done"]')[0]).toMatch(/^You are now subscribed/);
      const keys = new Set(getRequests().map(({ headers }) => headers.get("idempotency-key")));
      expect([keys.size, keys.has(null)]).toEqual([1, false]);
    },
  );

  it("sends one request on Enter and a click (robustness-40)", async () => {
    const host = await openWidget(GUEST, ONE);
    fault({ call: "signUpForNewsletter", hang: true });
    await signUp(host, "ada@quire.test");
    one(host, '[type="submit"]')?.click();
    await expect.poll(getRequests).not.toHaveLength(0);
    expect(one(host, '[type="submit"]')?.getAttribute("aria-busy")).toBe("true");
    expect(getRequests()).toHaveLength(1);
  });
});

it("sends one sign-up when two forms of the page are submitted at once", async () => {
  const host = await openWidget(GUEST, `${ONE}${ONE}`);
  const both = [host, host.nextElementSibling as HTMLElement];
  for (const each of both) {
    await expect.poll(() => one(each, '[name="email"]')).toBeDefined();
    Object.assign(one(each, '[name="email"]') ?? {}, { value: "ada@quire.test" });
  }
  for (const each of both) one(each, "form")?.closest("form")?.requestSubmit();
  for (const each of both)
    await expect.poll(() => words(each, '[part="done"]')[0]).toMatch(/^You are now subscribed/);
  expect(calls()).toHaveLength(1);
});

describe("the page's own form", () => {
  it("is replaced by the same newsletters, choices and e-mail", async () => {
    const host = await openWidget(GUEST, PAGE);
    expect(words(host, ".quire-label")).toEqual(["First Chair", "Weekly Numbers", "Autumn letters", "Email"]);
    expect(words(host, '[part="description"]')).toEqual(["For who leads."]);
    expect(all(host, '[type="checkbox"]').map(({ checked }) => checked)).toEqual([false, true, false]);
    expect(one(host, '[name="email"]')?.value).toBe("ada@quire.test");
    expect(one(host, "form")?.getAttribute("action")).toBe("/email-newsletters");
  });

  it("signs up for all checked newsletters, which stay checked and disabled", async () => {
    const host = await openWidget(GUEST, PAGE);
    all(host, '[type="checkbox"]')[2]?.click();
    await press(host, '[type="submit"]');
    await expect
      .poll(() => words(host, '[part="done"]'))
      .toEqual(["You are now subscribed to Weekly Numbers and Autumn letters."]);
    expect(calls()).toEqual([
      [SIGN_UP, { name: "Weekly Numbers", email: "ada@quire.test" }],
      ["POST /api/marketingcampaign/subscribe", { name: "autumn-26", email: "ada@quire.test" }],
    ]);
    expect(all(host, '[type="checkbox"]').map(({ checked, disabled }) => checked && disabled)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it("asks for a choice when nothing is checked", async () => {
    const host = await openWidget(GUEST, PAGE);
    all(host, '[type="checkbox"]')[1]?.click();
    await press(host, '[type="submit"]');
    await expect.poll(() => alert(host)).toBe("Choose at least one.");
    expect(getRequests()).toEqual([]);
  });

  it("shows each refused newsletter, and signs up for the others", async () => {
    const host = await openWidget({ topics: [EXECUTIVE] }, PAGE);
    all(host, '[type="checkbox"]')[0]?.click();
    await press(host, '[type="submit"]');
    await expect.poll(() => alert(host)).toBe("First Chair is for Executive subscribers only.");
    expect(words(host, '[part="done"]')).toEqual(["You are now subscribed to Weekly Numbers."]);
    expect(all(host, '[type="checkbox"]').map(({ disabled }) => disabled)).toEqual([false, true, false]);
  });

  it("shows markup in newsletters as text, and drops an unsafe action (robustness-7, robustness-8)", async () => {
    const bad = '<img src=x onerror="alert(1)">';
    const html = `<quire-newsletter-signup action="javascript:alert(1)" newsletters='${JSON.stringify([
      { name: bad },
      { name: "B", about: bad },
    ]).replaceAll("'", "&#39;")}'></quire-newsletter-signup>`;
    const host = await openWidget(GUEST, html);
    expect(words(host, ".quire-label")[0]).toBe(bad);
    expect(words(host, '[part="description"]')).toEqual([bad]);
    expect(all(host, "img")).toEqual([]);
    expect(one(host, "form")?.getAttribute("action")).toBe("/email-newsletters");
  });

  it("shows nothing if there is nothing to sign up for", async () => {
    const host = await openWidget(GUEST, "<quire-newsletter-signup></quire-newsletter-signup>");
    expect(host.dataset.state).toBe("empty");
    expect(all(host, "form, button")).toEqual([]);
  });
});

describe("a signed-in user", () => {
  it("subscribes on one click; then the button is disabled and Undo is offered (content-4.7)", async () => {
    const host = await openWidget(USER, ONE);
    await press(host, '[part="subscribe"]');
    await expect.poll(() => one(host, '[part="subscribe"]')?.disabled).toBe(true);
    await expect.poll(getAnnouncement).toBe("You are now subscribed to First Chair. Press F8 to go to Undo.");
    expect(one(host, '[part="subscribe"]')?.textContent).toBe("Subscribed");
    expect(one(host, '[part="subscribe"]')?.getAttribute("aria-pressed")).toBe("true");
    expect(calls()).toEqual([[FOLLOW, { type: "newsletter", name: "First Chair" }]]);
    await undoStore().getState().offer?.undo();
    await expect.poll(() => one(host, '[part="subscribe"]')?.disabled).toBe(false);
    expect(calls().at(-1)).toEqual([
      "DELETE /api/user/subscribe",
      { type: "newsletter", name: "First Chair" },
    ]);
  });

  it("gets follow and unfollow events once each, and none for a failure (content-7.29)", async () => {
    const events = listen();
    const host = await openWidget(USER, CAMPAIGN);
    const mend = fault({ call: "follow", status: 500, body: {} });
    await press(host, '[part="subscribe"]');
    await expect.poll(() => alert(host)).toMatch(/^We are sorry/);
    expect(events).toEqual([]);
    mend();
    await press(host, '[part="subscribe"]');
    await press(host, '[part="unsubscribe"]');
    const campaign = { type: "marketingCampaign", name: "autumn-26" };
    await expect
      .poll(() => events)
      .toEqual([
        ["follow", campaign],
        ["unfollow", campaign],
      ]);
  });

  it("can subscribe again after unsubscribing, and the focus moves to the other button (content-4.7)", async () => {
    const host = await openWidget({ user: {}, follows: { newsletter: ["First Chair"] } }, ONE);
    expect(one(host, '[part="subscribe"]')?.disabled).toBe(true);
    one(host, '[part="unsubscribe"]')?.focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => one(host, '[part="subscribe"]')?.disabled).toBe(false);
    await expect.poll(() => getFocused(host)?.getAttribute("part")).toBe("subscribe");
    await expect
      .poll(getAnnouncement)
      .toBe("You are no longer subscribed to First Chair. Press F8 to go to Undo.");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => getFocused(host)?.getAttribute("part")).toBe("unsubscribe");
  });

  it("sees each entry of a list, with the page's campaign", async () => {
    const host = await openWidget(
      { user: {}, follows: { newsletter: ["Weekly Numbers"], marketingCampaign: ["autumn-26"] } },
      PAGE,
    );
    expect(words(host, '[part="label"]')).toEqual(["First Chair", "Weekly Numbers", "Autumn letters"]);
    expect(all(host, '[part="subscribe"]').map(({ disabled }) => disabled)).toEqual([false, true, true]);
  });

  it.each([
    ["subscriber-only", 403, "First Chair is for subscribers only."],
    ["executive-only", 403, "First Chair is for Executive subscribers only."],
    ["too-many", 422, "You’ve reached the limit for newsletters and topics."],
    ["other", 500, "We are sorry."],
  ])("sees a refusal (%s) reverted, with a message (content-6.8)", async (code, status, message) => {
    const host = await openWidget(USER, ONE);
    fault({ call: "follow", status, body: { errors: [{ code }] } });
    one(host, '[part="subscribe"]')?.focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => alert(host)).toMatch(message);
    expect(one(host, '[part="subscribe"]')?.disabled).toBe(false);
    expect(getFocused(host)?.getAttribute("part")).toBe("subscribe");
  });

  it("sends one request on a double click (robustness-40)", async () => {
    const host = await openWidget(USER, ONE);
    await expect.poll(() => one(host, '[part="subscribe"]')).toBeDefined();
    one(host, '[part="subscribe"]')?.click();
    one(host, '[part="subscribe"]')?.click();
    await expect.poll(getAnnouncement).toBe("You are now subscribed to First Chair. Press F8 to go to Undo.");
    expect(getRequests()).toHaveLength(1);
  });

  it("sends nothing if page code enables the button of a subscription (beyond-228)", async () => {
    const host = await openWidget({ user: {}, follows: { newsletter: ["First Chair"] } }, ONE);
    await expect.poll(() => one(host, '[part="subscribe"]')?.disabled).toBe(true);
    one(host, '[part="subscribe"]')?.removeAttribute("disabled");
    one(host, '[part="subscribe"]')?.click();
    await press(host, '[part="unsubscribe"]');
    await expect.poll(() => calls().at(-1)?.[0]).toBe("DELETE /api/user/subscribe");
    expect(calls()).toHaveLength(1);
  });

  it("subscribes once with one message if two widgets are clicked at once", async () => {
    const host = await openWidget(USER, `${ONE}${ONE}`);
    const other = host.nextElementSibling as HTMLElement;
    const [offered, onDone] = [vi.fn(), vi.fn()];
    const stop = undoStore().subscribe(({ offer }) => offer && offered());
    onTestFinished(stop);
    for (const each of [host, other]) {
      each.addEventListener("quire-subscribed", onDone);
      await expect.poll(() => one(each, '[part="subscribe"]')).toBeDefined();
    }
    for (const each of [host, other]) one(each, '[part="subscribe"]')?.click();
    await expect.poll(getAnnouncement).toBe("You are now subscribed to First Chair. Press F8 to go to Undo.");
    expect([getRequests().length, offered.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 1, 1]);
  });

  it("sees a message while offline, and the request waits", async () => {
    const host = await openWidget(USER, ONE);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await press(host, '[part="subscribe"]');
    await expect.poll(() => one(host, '[part="subscribe"]')?.disabled).toBe(true);
    await expect
      .poll(getAnnouncement)
      .toBe("You’re offline. We’ll do this when you’re back online. Press F8 to go to Undo.");
    expect(getRequests()).toEqual([]);
  });

  it("unsubscribes from all types of the list, and can undo it", async () => {
    const host = await openWidget(
      {
        user: {},
        follows: { newsletter: ["Weekly Numbers", "Elsewhere"], marketingCampaign: ["autumn-26"] },
      },
      PAGE,
    );
    await press(host, '[part="unsubscribe-all"]');
    await expect
      .poll(getAnnouncement)
      .toBe("You are no longer subscribed to any of these. Press F8 to go to Undo.");
    expect(calls()).toEqual([
      ["DELETE /api/user/unsubscribe/all", { type: "newsletter" }],
      ["DELETE /api/user/unsubscribe/all", { type: "marketingCampaign" }],
    ]);
    expect(all(host, '[part="subscribe"]').map(({ disabled }) => disabled)).toEqual([false, false, false]);
    expect(one(host, '[part="unsubscribe-all"]')?.getAttribute("aria-disabled")).toBe("true");
    const before = calls().length;
    await undoStore().getState().offer?.undo();
    await expect.poll(getAnnouncement).toBe("You’re subscribed again.");
    expect(
      calls()
        .slice(before)
        .map(([, body]) => Object(body).name),
    ).toEqual(["Weekly Numbers", "Elsewhere", "autumn-26"]);
  });

  it("sees the generic message if unsubscribe-all fails, and nothing changes (content-8.10)", async () => {
    const host = await openWidget({ user: {}, follows: { newsletter: ["Weekly Numbers"] } }, PAGE);
    fault({ call: "unsubscribeAll", status: 500, body: {} });
    await press(host, '[part="unsubscribe-all"]');
    await expect.poll(() => alert(host)).toMatch(/^We are sorry\. We are unable to process your request/);
    expect(all(host, '[part="subscribe"]').map(({ disabled }) => disabled)).toEqual([false, true, false]);
  });

  it("sees no message if the widget was removed during a request (robustness-23)", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const host = await openWidget(USER, ONE);
    fault({ call: "follow", until: promise, status: 500, body: {} });
    await press(host, '[part="subscribe"]');
    await expect.poll(getRequests).not.toHaveLength(0);
    const failed = vi.fn();
    addEventListener("unhandledrejection", failed, { once: true });
    host.remove();
    resolve();
    await rendered();
    expect(failed).not.toHaveBeenCalled();
  });
});
