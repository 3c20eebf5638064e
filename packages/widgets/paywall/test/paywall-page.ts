import { type Answer, answer, type Sent } from "@quire/conformance/answers";
import { newPage } from "@quire/conformance/new-page";
import { configure } from "@quire/services/configuration";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../src/define.js";

/** The server's responses; tests change them. */
export let answers: Record<string, Answer>;
let sent: Sent[];
/** The requested navigations, in order. */
export let wentTo: string[];
let abort: AbortController;

/** Prevents navigations of the test page, and records their targets. */
function stay(event: NavigateEvent): void {
  if (event.hashChange || event.navigationType === "replace") return;
  event.preventDefault();
  wentTo.push(event.navigationType === "reload" ? "reload" : new URL(event.destination.url).pathname);
}

beforeEach(() => {
  sent = [];
  wentTo = [];
  abort = new AbortController();
  answers = { "/api/user/profile": { status: 401 } };
  localStorage.clear();
  newPage();
  vi.stubGlobal("fetch", ((...asked) => answer(answers, sent)(...asked)) satisfies typeof fetch);
  navigation.addEventListener("navigate", stay, { signal: abort.signal });
  configure({
    afterSignIn: "update",
    captcha: null,
    customerService: { phone: "+1 800 555 0142", email: "help@quire.test" },
  });
});

afterEach(() => {
  document.body.replaceChildren();
  abort.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Inserts the hidden rest of an article, and a paywall before it. */
export function paywall(attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const rest = document.createElement("article");
  rest.id = "rest";
  rest.hidden = true;
  rest.append("The rest of the article.");
  const host = document.createElement("quire-paywall");
  for (const [name, value] of Object.entries({ content: "#rest", ...attributes })) {
    host.setAttribute(name, value);
  }
  document.body.append(host, rest);
  return host;
}

export const rest = () => document.querySelector<HTMLElement>("#rest");
export const heading = () => page.getByRole("heading");
/** The alert in the form, without live regions that were already announced. */
export const alert = () => page.getByRole("alert").filter({ hasText: /./ });
export const submit = () =>
  page.getByRole("button", { name: /^On to (checkout|recipient)$|^Send link$|^Continue reading$/ });
export const link = (name: string) => page.getByRole("link", { name, exact: true });
export const calls = (path: string) => sent.filter((one) => one.path === path);

export function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no field "${name}".`);
  return found;
}

export async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  await expect.poll(() => document.querySelector("form")).not.toBeNull();
  for (const [name, value] of Object.entries(values)) {
    await userEvent.fill(page.elementLocator(field(name)), value);
  }
}

export const credentials = { username: "reader@quire.test", password: "Reader#2026" };
export const person = {
  firstName: "A",
  lastName: "K",
  emailAddress: "ada@quire.test",
  password: "short",
};
export const known = (more: object = {}): Answer => ({ body: { id: "7", ...more } });
export const subscriber = known({ status: "subscribers", tiers: [{ roleCode: "ROLE_HBRG_BEST" }] });

export async function signIn(reply: Answer, attributes = {}): Promise<HTMLElement> {
  answers["/authenticate"] = reply;
  const host = paywall(attributes);
  await fill(credentials);
  await userEvent.keyboard("{Enter}");
  return host;
}

export async function register(reply: Answer, attributes = {}): Promise<HTMLElement> {
  answers["/api/user/register"] = reply;
  const host = paywall({ card: "register", ...attributes });
  await fill(person);
  await userEvent.click(submit());
  return host;
}

export async function reset(reply: Answer): Promise<HTMLElement> {
  answers["/api/user/forgotpassword"] = reply;
  const host = paywall({ card: "reset" });
  await fill({ emailAddress: "ada@quire.test" });
  await userEvent.click(submit());
  return host;
}

export const INVALID = "You have entered an invalid email and password combination. Please try again.";
export const GENERIC =
  "We are sorry. We are unable to process your request at this time. Customer Service is available 24/7.";
