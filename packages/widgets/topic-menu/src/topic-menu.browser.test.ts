import { newPage } from "@quire/conformance/new-page";
import { follow, unfollow } from "@quire/services/following";
import { loadSession, sessionStore } from "@quire/services/session";
import { createFakeBackend, type FakeBackend, type FakeBackendOptions } from "@quire/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "./define.js";
import { shell } from "./shell.js";

let backend: FakeBackend;
let changes: unknown[];

const record = (event: Event) => changes.push((event as CustomEvent<unknown>).detail);

beforeEach(() => {
  changes = [];
  document.addEventListener("quire-change", record);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  document.removeEventListener("quire-change", record);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A user who follows these topics. */
const following = (...topic: string[]): FakeBackendOptions => ({ user: {}, follows: { topic } });

function serve(options: FakeBackendOptions) {
  newPage();
  localStorage.clear();
  backend = createFakeBackend(options);
  vi.stubGlobal("fetch", backend.fetch);
}

function insert(options: FakeBackendOptions, html = "<quire-topic-menu></quire-topic-menu>") {
  serve(options);
  document.body.insertAdjacentHTML("beforeend", html);
  const host = document.querySelector<HTMLElement>("quire-topic-menu");
  if (!host) throw new Error("The test's markup has no topic menu.");
  return host;
}

async function opened(...given: Parameters<typeof insert>): Promise<HTMLElement> {
  const host = insert(...given);
  await expect.poll(() => host.dataset.state).not.toBe("loading");
  part(host, "button")?.click();
  return host;
}

const all = (host: HTMLElement, selector: string) =>
  Array.from(host.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []);
const part = (host: HTMLElement, name: string) => all(host, `[part~="${name}"]`)[0];
const words = (host: HTMLElement, name: string) =>
  all(host, `[part="${name}"]`).map((one) => one.textContent);
const choices = (host: HTMLElement) => words(host, "choice");
const chosen = (host: HTMLElement) => words(host, "value")[0];
const isOpen = (host: HTMLElement) => part(host, "panel")?.matches(":popover-open");
const focused = (host: HTMLElement) => host.shadowRoot?.activeElement;
const announced = () =>
  document.querySelector("[data-quire-live]")?.shadowRoot?.querySelector('[role="status"]')?.textContent;
const unfollowed = () => backend.requests("DELETE");

async function press(host: HTMLElement, name: string, index = 0): Promise<void> {
  await expect.poll(() => all(host, `[part="${name}"]`)[index]).toBeDefined();
  all(host, `[part="${name}"]`)[index]?.click();
}

async function remove(host: HTMLElement, index: number): Promise<void> {
  await press(host, "remove", index);
  await press(host, "answer", 0);
}

it("lists 'Everything' plus followed topics sorted by name (accounts-2.33)", async () => {
  const host = await opened(following("Strategy", "economics", "Leading Teams"));
  expect(choices(host)).toEqual(["Everything", "economics", "Leading Teams", "Strategy"]);
  expect(chosen(host)).toBe("Everything");
  expect(part(host, "button")?.ariaLabel).toBe("Topics: Everything");
});

it("shows `value` on the button before the first intent, without React", async () => {
  serve(following());
  const host = document.createElement("quire-topic-menu-shell"); // An undefined element, as the loader sees it.
  host.setAttribute("value", "Strategy");
  document.body.append(host);
  shell(host);
  expect(chosen(host)).toBe("Strategy");
  host.setAttribute("value", "Economics");
  await expect.poll(() => chosen(host)).toBe("Economics");
  expect(part(host, "button")?.ariaLabel).toBe("Topics: Economics");
  host.removeAttribute("value");
  await expect.poll(() => chosen(host)).toBe("Everything");
});

it("links 'Find More' to /topics (accounts-2.35)", async () => {
  const host = await opened(following());
  const link = all(host, '[part="find-more"]')[0];
  expect([link?.textContent, link?.getAttribute("href")]).toEqual(["Find More", "/topics"]);
});

it("replaces an unsafe address of 'Find More' with /topics (robustness-8)", async () => {
  const host = await opened(
    following(),
    '<quire-topic-menu find-more-href="javascript:alert(1)"></quire-topic-menu>',
  );
  expect(all(host, '[part="find-more"]')[0]?.getAttribute("href")).toBe("/topics");
});

it("emits a change event, closes the menu and shows the topic when one is chosen (accounts-4.19)", async () => {
  const host = await opened(following("Strategy", "Economics"));
  await press(host, "choice", 2);
  expect(changes).toEqual([{ value: "Strategy" }]);
  await expect.poll(() => chosen(host)).toBe("Strategy");
  expect(isOpen(host)).toBe(false);
  expect(host.getAttribute("value")).toBe("Strategy");
  expect(all(host, "[aria-current=true]").map((one) => one.textContent)).toEqual(["Strategy"]);
});

it("emits no event for the current topic, nor when the page sets `value`", async () => {
  const host = await opened(following("Strategy"), '<quire-topic-menu value="Strategy"></quire-topic-menu>');
  expect(chosen(host)).toBe("Strategy");
  await press(host, "choice", 1);
  host.setAttribute("value", "");
  await expect.poll(() => chosen(host)).toBe("Everything");
  expect(changes).toEqual([]);
});

it("asks 'Stop following \"{topic}\"?' with Yes and No in place of the topic (accounts-2.34)", async () => {
  const host = await opened(following("Strategy", "Economics"));
  await press(host, "remove", 1);
  await expect.poll(() => words(host, "question-text")).toEqual(['Stop following "Strategy"?']);
  expect(words(host, "answer")).toEqual(["Yes", "No"]);
  expect(choices(host)).toEqual(["Everything", "Economics"]);
  expect(unfollowed()).toEqual([]);
});

it("has a button 'Unfollow' at each topic, whose name contains the topic (beyond-326)", async () => {
  const host = await opened(following("Strategy", "Economics"));
  const buttons = all(host, '[part="remove"]');
  expect(buttons.map(({ innerText }) => innerText)).toEqual(["Unfollow", "Unfollow"]);
  expect(buttons.map(({ ariaLabel }) => ariaLabel)).toEqual(["Unfollow Economics", "Unfollow Strategy"]);
});

it("keeps the topic after 'No', and returns focus to its remove control (accounts-4.20)", async () => {
  const host = await opened(following("Strategy"));
  await press(host, "remove");
  await expect.poll(() => focused(host)?.textContent).toBe("No");
  await press(host, "answer", 1);
  await expect.poll(() => focused(host)?.ariaLabel).toBe("Unfollow Strategy");
  expect(unfollowed()).toEqual([]);
});

it("selects 'Everything' after a removal, and emits the change event (accounts-4.20)", async () => {
  const host = await opened(
    following("Strategy", "Economics"),
    '<quire-topic-menu value="Strategy"></quire-topic-menu>',
  );
  const removed: unknown[] = [];
  host.addEventListener("quire-topic-removed", (event) => removed.push((event as CustomEvent).detail));
  await remove(host, 1);
  await expect.poll(() => changes).toEqual([{ value: null }]);
  expect(unfollowed().map(({ path, body }) => [path, body])).toEqual([
    ["/api/user/subscribe", { type: "topic", name: "Strategy" }],
  ]);
  expect(removed).toEqual([{ topic: "Strategy" }]);
  expect([chosen(host), host.getAttribute("value")]).toEqual(["Everything", ""]);
  await expect.poll(announced).toBe("You are no longer following Strategy. Now showing Everything.");
});

it("removes a topic from the menu at once, and moves focus to the next one", async () => {
  const host = await opened({
    ...following("Strategy", "Economics", "Innovation"),
    faults: [{ call: "unfollow", hang: true }],
  });
  await remove(host, 1);
  await expect.poll(() => choices(host)).toEqual(["Everything", "Economics", "Strategy"]);
  expect(focused(host)?.textContent).toBe("Strategy");
});

it("restores the topic and the choice when a removal fails, and shows the error", async () => {
  const host = await opened(
    { ...following("Strategy", "Economics"), faults: [{ call: "unfollow", status: 500, times: Infinity }] },
    '<quire-topic-menu value="Strategy"></quire-topic-menu>',
  );
  await remove(host, 1);
  await expect
    .poll(() => words(host, "item-problem").join(""))
    .toBe("Couldn’t remove Strategy, so you’re still following it. Please try again.");
  expect(choices(host)).toEqual(["Everything", "Economics", "Strategy"]);
  expect(chosen(host)).toBe("Strategy");
  expect(changes).toEqual([]);
  expect(unfollowed().length).toBe(1);
});

it("sends one request for a double click on 'Yes' (robustness-40)", async () => {
  const host = await opened(following("Strategy"));
  await press(host, "remove");
  await expect.poll(() => all(host, '[part="answer"]').length).toBe(2);
  const [yes] = all(host, '[part="answer"]');
  yes?.click();
  yes?.click();
  await expect.poll(() => changes.length).toBeGreaterThan(0);
  expect([changes.length, unfollowed().length]).toEqual([1, 1]);
});

it("follows the page's follow buttons", async () => {
  const host = await opened(following("Strategy"));
  await follow({ type: "topic", name: "Innovation" });
  await expect.poll(() => choices(host)).toEqual(["Everything", "Innovation", "Strategy"]);
});

it("selects 'Everything' when the chosen topic is unfollowed elsewhere", async () => {
  const host = await opened(following("Strategy"), '<quire-topic-menu value="Strategy"></quire-topic-menu>');
  await unfollow({ type: "topic", name: "Strategy" });
  await expect.poll(() => changes).toEqual([{ value: null }]);
  expect(chosen(host)).toBe("Everything");
  expect(host.dataset.state).toBe("empty");
});

it("shows that no topics are followed yet", async () => {
  const host = await opened(following());
  expect(host.dataset.state).toBe("empty");
  expect(words(host, "note")).toEqual(["You’re not following any topics yet."]);
});

it("shows a guest a sign-in trigger that is also a link", async () => {
  const host = await opened({});
  expect(host.dataset.state).toBe("empty");
  expect(words(host, "note")).toEqual(["Sign in to see the topics you follow."]);
  const link = all(host, '[part="note"] a')[0];
  expect(link?.getAttribute("href")).toMatch(/^\/sign-in\?return=%2F/);
  expect(link?.dataset).toMatchObject({ quireOpen: "auth-modal", mode: "sign-in" });
});

it("shows that the topics failed to load, and loads them on retry", async () => {
  const host = await opened({
    ...following("Strategy"),
    faults: [{ status: 404, body: {}, times: Infinity }],
  });
  await expect.poll(() => host.dataset.state).toBe("error");
  expect(all(host, '[role="alert"]').map((one) => one.textContent)).toContain(
    "Couldn’t load your topics. Please try again.Try again",
  );
  expect(choices(host)).toEqual(["Everything"]);
  await loadSession(); // The opened menu requests the profile once more.
  backend.reset(following("Strategy"));
  await press(host, "retry");
  await expect.poll(() => host.dataset.state).toBe("ready");
});

it("shows one error, without the response's text, when the profile is an HTML page (robustness-20)", async () => {
  const page = { body: "<h1>Gateway</h1>", headers: { "content-type": "text/html" }, times: Infinity };
  const host = await opened({ ...following("Strategy"), faults: [page] });
  await expect.poll(() => host.dataset.state).toBe("error");
  expect(choices(host)).toEqual(["Everything"]);
  expect(host.shadowRoot?.textContent).not.toContain("Gateway");
});

it("removes the topics when the user signs out, and shows the next user's (robustness-37, robustness-39)", async () => {
  const host = await opened(following("Strategy"));
  await expect.poll(() => choices(host)).toEqual(["Everything", "Strategy"]);
  sessionStore().setState({ status: "anonymous" }, true);
  await expect.poll(() => choices(host)).toEqual(["Everything"]);
  const user = { id: "8", topics: [{ name: "Economics" }] };
  // Sets a user like the session service does.
  sessionStore().setState({ status: "known", user } as never, true);
  await expect.poll(() => choices(host)).toEqual(["Everything", "Economics"]);
});

it("shows markup in a topic's name literally (robustness-7)", async () => {
  const name = '<img src=x onerror="window.ran=1">';
  const host = await opened(following(name));
  await press(host, "remove");
  await expect.poll(() => words(host, "question-text")).toEqual([`Stop following "${name}"?`]);
  expect(Reflect.get(window, "ran")).toBeUndefined();
});

it("supports the keyboard: arrows, Home, End, letters, and Escape back to the button", async () => {
  const host = insert(following("Strategy", "Economics", "Innovation"));
  await expect.poll(() => host.dataset.state).toBe("ready");
  part(host, "button")?.focus();
  await userEvent.keyboard("{ArrowDown}");
  const at = (name: string) => expect.poll(() => focused(host)?.textContent).toBe(name);
  await at("Everything");
  for (const [keys, name] of [
    ["{ArrowDown}", "Economics"],
    ["{End}", "Strategy"],
    ["{ArrowDown}", "Strategy"],
    ["i", "Innovation"],
    ["{Home}", "Everything"],
    ["{ArrowUp}", "Everything"],
  ] as const) {
    await userEvent.keyboard(keys);
    await at(name);
  }
  await userEvent.keyboard("{ArrowDown}{ArrowRight}");
  expect(focused(host)?.ariaLabel).toBe("Unfollow Economics");
  await userEvent.keyboard("{ArrowDown}");
  expect(focused(host)?.ariaLabel).toBe("Unfollow Innovation");
  await userEvent.keyboard("{Escape}");
  expect(isOpen(host)).toBe(false);
  expect(focused(host)).toBe(part(host, "button"));
});

it("swaps the left and right arrows in right-to-left text", async () => {
  const host = await opened(
    following("Strategy"),
    '<div dir="rtl"><quire-topic-menu></quire-topic-menu></div>',
  );
  all(host, '[part="choice"]')[1]?.focus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(focused(host)?.ariaLabel).toBe("Unfollow Strategy");
});
