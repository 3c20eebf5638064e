import { registerHeld } from "@quire/conformance/held-view";
import { messagesReady } from "@quire/core";
import { loadSession, sessionStore } from "@quire/services/session";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { answers, known, link, rest, wentTo } from "../test/paywall-page.js";
import { paywall } from "./element.js";

// The paywall itself, whose view waits for the test.
const view = registerHeld(paywall, "late-paywall");

const host = () => document.querySelector("quire-late-paywall") as HTMLElement;
const card = () => host().querySelector(".quire-card, .quire-account");
const heading = () => host().shadowRoot?.querySelector('[part="heading"]');
const access = () => host().dataset.access;
const state = () => host().dataset.state;
const plain = () => host().querySelector("#plain");
const explained = () => page.getByText(/^You’re signed in as pat@quire.test/);

const SUBSCRIBER = known({ status: "subscribers" });
const REGISTERED = known({ emailAddress: "pat@quire.test" });

async function come(profile: typeof SUBSCRIBER): Promise<void> {
  view.hold();
  answers["/api/user/profile"] = profile;
  document.body.innerHTML = `
    <quire-late-paywall content="#rest" goal="reading" for="subscribers">
      <form id="plain"><input type="email" name="username"></form>
    </quire-late-paywall>
    <article id="rest" hidden>The <a href="#further">rest</a> of the article.</article>`;
  await loadSession();
  await messagesReady();
}

/** Expects the view in the elements of the initial content, none of which was created again. */
async function viewComes(): Promise<void> {
  const warnings = vi.spyOn(console, "warn");
  const mounted = new Promise((resolve) =>
    host().addEventListener("quire-access-change", resolve, { once: true }),
  );
  view.come();
  await mounted;
  expect(warnings).not.toHaveBeenCalled();
}

it("opens the content before React, and reports it once (beyond-150)", async () => {
  await come(SUBSCRIBER);
  await expect.poll(access).toBe("open");
  expect([rest()?.hidden, card(), heading() ?? null, plain(), state()]).toEqual([
    false,
    null,
    null,
    null,
    "ready",
  ]);
  const changes: unknown[] = [];
  host().addEventListener("quire-access-change", ({ detail }: CustomEventInit) => changes.push(detail));
  link("rest").element().focus();
  await viewComes();
  expect(changes).toEqual([{ access: "open" }]);
  expect([rest()?.hidden, access(), state()]).toEqual([false, "open", "ready"]);
  expect(document.activeElement).toBe(link("rest").element());
});

it("shows the offer with the account before React, which adopts both (beyond-150)", async () => {
  await come(REGISTERED);
  await expect.poll(card).not.toBeNull();
  const before = card();
  const title = heading();
  await expect.element(explained()).toBeVisible();
  expect(title?.textContent).toBe("Subscribe to keep reading");
  expect([access(), state(), rest()?.hidden, plain()]).toEqual(["closed", "ready", true, null]);
  const box = JSON.stringify(before?.getBoundingClientRect());
  await viewComes();
  expect([card(), heading()]).toEqual([before, title]);
  expect(JSON.stringify(before?.getBoundingClientRect())).toBe(box);
  await expect.element(explained()).toBeVisible();
  expect([access(), state()]).toEqual(["closed", "ready"]);
});

it("follows the link before React loads (beyond-150)", async () => {
  await come(REGISTERED);
  await link("Subscribe").click();
  await expect.poll(() => wentTo).toEqual(["/subscriptions"]);
});

it.each([
  ["signs out", { status: 401 }, "closed", "Sign in to your account"],
  ["comes to have a subscription", SUBSCRIBER, "open", undefined],
])(
  "removes the initial content when the user %s elsewhere before React (beyond-150)",
  async (_, profile, becomes, title) => {
    await come(REGISTERED);
    await expect.poll(card).not.toBeNull();
    answers["/api/user/profile"] = profile;
    sessionStore().setState({ status: "unknown" }, true);
    expect([card(), access(), heading() ?? null, state()]).toEqual([null, undefined, null, "loading"]);
    expect(plain()).not.toBeNull();
    await loadSession();
    view.come();
    await expect.poll(access).toBe(becomes);
    expect(card()?.querySelector("h2")?.textContent).toBe(title);
  },
);

it("closes open content before React when the user changes (beyond-150)", async () => {
  await come(SUBSCRIBER);
  await expect.poll(() => rest()?.hidden).toBe(false);
  answers["/api/user/profile"] = REGISTERED;
  sessionStore().setState({ status: "unknown" }, true);
  expect([rest()?.hidden, access()]).toEqual([true, undefined]);
});

it("opens the content without a sign-in form when React fails to load (beyond-150)", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await come(SUBSCRIBER);
  await expect.poll(access).toBe("open");
  view.fail();
  await expect.poll(state).toBe("error");
  expect([rest()?.hidden, access(), plain()]).toEqual([false, "open", null]);
  expect(host().querySelector('[part="failure"]')).toBeNull();
});

it("links to subscriptions from the offer when React fails to load (beyond-150)", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await come(REGISTERED);
  await expect.poll(card).not.toBeNull();
  view.fail();
  await expect.poll(state).toBe("error");
  expect([access(), plain(), rest()?.hidden]).toEqual(["closed", null, true]);
  await link("Subscribe").click();
  await expect.poll(() => wentTo).toEqual(["/subscriptions"]);
});

it.each(["sign-in", "register"])(
  "closes the content when an open paywall returns for a guest with the card %j (beyond-150)",
  async (first) => {
    await come(SUBSCRIBER);
    await expect.poll(access).toBe("open");
    const back = host();
    back.remove();
    await expect.poll(() => back.querySelector("#plain")).not.toBeNull();
    back.setAttribute("card", first);
    sessionStore().setState({ status: "anonymous" }, true);
    expect(rest()?.hidden).toBe(false);
    document.body.prepend(back);
    expect(rest()?.hidden).toBe(true);
  },
);

it.each([
  ["before React", async () => {}],
  [
    "where React cannot be had",
    async () => {
      view.fail();
      await expect.poll(state).toBe("error");
    },
  ],
])("keeps the content open while the session is checked again, %s (beyond-150)", async (_, arrange) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await come(SUBSCRIBER);
  await expect.poll(access).toBe("open");
  await arrange();
  for (const [profile, shown] of [
    [SUBSCRIBER, false],
    [REGISTERED, true],
    [SUBSCRIBER, false],
  ] as const) {
    answers["/api/user/profile"] = profile;
    sessionStore().setState({ status: "unknown" }, true);
    expect([rest()?.hidden, access(), card()]).toEqual([true, undefined, null]);
    await loadSession();
    await expect.poll(access).toBe(shown ? "closed" : "open");
    expect([rest()?.hidden, card() !== null, plain()]).toEqual([shown, shown, null]);
  }
});

it("opens guarded content that is a form with shadowing field names (beyond-103)", async () => {
  view.hold();
  answers["/api/user/profile"] = SUBSCRIBER;
  document.body.innerHTML = `<quire-late-paywall content="#rest" for="subscribers"></quire-late-paywall>
    <form id="rest" hidden><input name="contains"><input name="parentNode"></form>`;
  await loadSession();
  await expect.poll(access).toBe("open");
  expect(rest()?.checkVisibility()).toBe(true);
});

it("keeps the content open when the page removes an open paywall (beyond-150)", async () => {
  await come(SUBSCRIBER);
  await expect.poll(access).toBe("open");
  const gone = host();
  gone.remove();
  await expect.poll(() => gone.querySelector("#plain")).not.toBeNull();
  expect(rest()?.hidden).toBe(false);
});
