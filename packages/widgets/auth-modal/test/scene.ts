import { type Answer, answer, type Sent } from "@quire/conformance/answers";
import { newPage } from "@quire/conformance/new-page";
import { configure } from "@quire/services/configuration";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../src/define.js";
import type { AuthModalElement } from "../src/element.js";

/** A page with the modal, a server with the test's answers, and the navigations. */
export const scene = {
  answers: {} as Record<string, Answer>,
  sent: [] as Sent[],
  /** Paths with their query. "reload" precedes a path that was reloaded. */
  wentTo: [] as string[],
};

export const credentials = { username: "reader@quire.test", password: "Reader#2026" };
export const person = {
  firstName: "Ada",
  lastName: "King",
  emailAddress: "ada@quire.test",
  password: "Reader#2026",
};

/** Prevents navigation, so that the test's page stays. */
function stay(event: NavigateEvent): void {
  if (event.hashChange || event.navigationType === "replace") return;
  event.preventDefault();
  const { pathname, search } = new URL(event.destination.url);
  scene.wentTo.push(event.navigationType === "reload" ? "reload" : pathname + search);
}

/** Starts each test of a file with a fresh page and a server without a signed-in user. */
export function setScene(settings: Parameters<typeof configure>[0] = {}): void {
  let abort: AbortController;
  beforeEach(() => {
    Object.assign(scene, { answers: { "/api/user/profile": { body: { id: "7" } } }, sent: [], wentTo: [] });
    abort = new AbortController();
    localStorage.clear();
    sessionStorage.clear();
    newPage();
    vi.stubGlobal("fetch", ((...asked) =>
      answer(scene.answers, scene.sent)(...asked)) satisfies typeof fetch);
    navigation.addEventListener("navigate", stay, { signal: abort.signal });
    configure({
      captcha: null,
      customerService: { phone: "+1 800 555 0142", email: "help@quire.test" },
      ...settings,
    });
  });
  afterEach(async () => {
    vi.useRealTimers();
    document.body.replaceChildren();
    // A closing modal starts work, such as a session request, which must end within its test.
    await new Promise((resolve) => setTimeout(resolve, 50));
    abort.abort();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

export async function open(
  mode: string,
  attributes: Readonly<Record<string, string>> = {},
  parent: Element = document.body,
): Promise<AuthModalElement> {
  // `define` has registered the tag.
  const modal = document.createElement("quire-auth-modal") as AuthModalElement & { open: boolean };
  for (const [name, value] of Object.entries({ mode, ...attributes })) modal.setAttribute(name, value);
  parent.append(modal);
  modal.open = true;
  await expect.poll(() => modal.querySelector("form")).not.toBeNull();
  return modal;
}

export function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`quire-auth-modal [name="${name}"]`);
  if (!found) throw new Error(`There is no field "${name}".`);
  return found;
}

export const named = (name: string) => page.elementLocator(field(name));

export async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await userEvent.fill(named(name), value);
}

export const submit = () => page.getByRole("button", { name: /^(Sign in|Create account|Send link|Submit)$/ });
/** The alert in the form, without live regions that were already announced. */
export const alert = () => page.getByRole("alert").filter({ hasText: /./ });
export const title = (modal: HTMLElement) => modal.shadowRoot?.querySelector("h2")?.textContent;
export const dialog = (modal: HTMLElement) => modal.shadowRoot?.querySelector("dialog");
export const calls = (path: string) => scene.sent.filter((one) => one.path === path);

export async function signIn(reply: Answer, attributes = {}): Promise<AuthModalElement> {
  scene.answers["/authenticate"] = reply;
  const modal = await open("sign-in", attributes);
  await fill(credentials);
  await userEvent.keyboard("{Enter}");
  return modal;
}

export async function register(reply: Answer, attributes = {}): Promise<AuthModalElement> {
  scene.answers["/api/user/register"] = reply;
  const modal = await open("registration", attributes);
  await fill(person);
  await userEvent.click(submit());
  return modal;
}
