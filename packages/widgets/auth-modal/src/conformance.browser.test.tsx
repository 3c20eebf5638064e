import { describeConformance, pressSubmit } from "@quire/conformance";
import { configure } from "@quire/services/configuration";
import { sessionStore } from "@quire/services/session";
import { afterEach, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { AuthModalElement, authModal } from "./element.js";
import { AuthModal } from "./index.js";

const ANSWERS: Readonly<Record<string, unknown>> = {
  "/authenticate": { authenticated: true },
  "/api/user/register": { id: "7", emailAddress: "ada@quire.test" },
  "/api/user/forgotpassword": {},
};

/** Accepts every sign-in but returns no profile, because the modal of a known user closes at once. */
function answer(input: RequestInfo | URL): Promise<Response> {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  const found = ANSWERS[pathname];
  return Promise.resolve(Response.json(found ?? {}, { status: found ? 200 : 401 }));
}

async function fill(view: HTMLElement, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = view.querySelector(`[name="${name}"]`);
    if (field) await userEvent.fill(field, value);
  }
  await pressSubmit(view);
}

/** Follows a link to another screen, and waits for its field. */
async function go(view: HTMLElement, screen: string, field: string): Promise<void> {
  view.querySelector<HTMLElement>(`[href='#${screen}']`)?.click();
  await vi.waitUntil(() => view.querySelector(`[name=${field}]`));
}

afterEach(() => vi.unstubAllGlobals());

describeConformance({
  widget: authModal,
  element: AuthModalElement,
  component: AuthModal,
  cycles: 40,
  sample: { mode: "registration" },
  shows: (view) => view.querySelector("[name=firstName]") !== null,
  open: true,
  events: {
    onScreenChange: (view) => go(view, "sign-in", "username"),
    async onSignedIn(view) {
      await go(view, "sign-in", "username");
      await fill(view, { username: "ada@quire.test", password: "Reader#2026" });
    },
    async onResetRequested(view) {
      await go(view, "sign-in", "username");
      await go(view, "forgot-password", "emailAddress");
      await fill(view, { emailAddress: "ada@quire.test" });
    },
    onRegistered: (view) =>
      fill(view, {
        firstName: "Ada",
        lastName: "King",
        emailAddress: "ada@quire.test",
        password: "Reader#2026",
      }),
  },
  prepare() {
    vi.stubGlobal("fetch", answer);
    sessionStore().setState({ status: "anonymous" }, true);
    // A reload would end the test.
    configure({ afterSignIn: "update" });
  },
});
