import { describeConformance, pressSubmit } from "@quire/conformance";
import { runtime } from "@quire/core";
import { configure } from "@quire/services/configuration";
import { sessionStore } from "@quire/services/session";
import { afterEach, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { PaywallElement, paywall } from "./element.js";
import { Paywall } from "./index.js";

const ANSWERS: Readonly<Record<string, unknown>> = {
  "/authenticate": { authenticated: true },
  "/api/user/register": { id: "7", emailAddress: "ada@quire.test" },
};

let isKnown = false;

/** A server that accepts every sign-in. */
async function answer(input: RequestInfo | URL): Promise<Response> {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  if (pathname === "/api/user/profile") {
    return Response.json(isKnown ? { id: "7" } : {}, { status: isKnown ? 200 : 401 });
  }
  const found = ANSWERS[pathname];
  isKnown ||= found !== undefined;
  return Response.json(found ?? {}, { status: found ? 200 : 404 });
}

async function fill(view: HTMLElement, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = view.querySelector(`[name="${name}"]`);
    if (field) await userEvent.fill(field, value);
  }
  await pressSubmit(view);
  // Pending work would otherwise change the next test's session.
  await vi.waitUntil(() => sessionStore().getState().status === "known");
}

const toSignIn = (view: HTMLElement) => view.querySelector<HTMLElement>(".quire-links a")?.click();

async function signIn(view: HTMLElement): Promise<void> {
  toSignIn(view);
  await vi.waitUntil(() => view.querySelector("[name=username]"));
  await fill(view, { username: "ada@quire.test", password: "Reader#2026" });
}

afterEach(() => vi.unstubAllGlobals());

describeConformance({
  widget: paywall,
  element: PaywallElement,
  component: Paywall,
  sample: { card: "register" },
  shows: (view) => view.querySelector("[name=firstName]") !== null,
  events: {
    onCardChange: toSignIn,
    onSignedIn: signIn,
    onRegistered: (view) =>
      fill(view, {
        firstName: "Ada",
        lastName: "King",
        emailAddress: "ada@quire.test",
        password: "Reader#2026",
      }),
    onAccessChange: () => {},
  },
  prepare() {
    isKnown = false;
    localStorage.clear();
    runtime().shared.delete("session");
    vi.stubGlobal("fetch", answer);
    // A reload would end the test.
    configure({ afterSignIn: "update" });
  },
});
