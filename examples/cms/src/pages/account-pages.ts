import { Hono } from "hono";
import type { Page } from "../page.js";
import { returnPath } from "../return-path.js";
import type { Show } from "./show.js";

const signInErrors: Readonly<Record<string, string>> = {
  locked: "Your account is blocked for a while. For immediate assistance, please contact Customer Service.",
  restricted:
    "We’re having trouble verifying your account. Please contact our Customer Service team for assistance.",
};
const wrongPassword = "You have entered an invalid email and password combination. Please try again.";

/** Sign-in and registration as plain forms: what the triggers' links lead to where no script runs. */
export function accountPages(api: Hono, show: Show): Hono {
  const app = new Hono();
  app.get("/sign-in", (c) => show(c, signInPage(c.req.query("return"), c.req.query("error"))));
  app.get("/register", (c) => show(c, registerPage(c.req.query("return"))));
  app.post("/register", async (c) => {
    const form = await c.req.parseBody();
    const answer = await register(api, c.req.raw, form);
    if (!answer.ok) return show(c, registerPage(String(form.return ?? ""), await problemIn(answer)));
    const headers = new Headers({ Location: returnPath(String(form.return ?? "")) });
    for (const cookie of answer.headers.getSetCookie()) headers.append("Set-Cookie", cookie);
    return new Response(null, { status: 303, headers });
  });
  return app;
}

function signInPage(asked: string | undefined, code: string | undefined): Page {
  return {
    template: "sign-in",
    title: "Sign in – The Quire Review",
    values: { ...returnValues(asked), error: code && (signInErrors[code] ?? wrongPassword) },
  };
}

function registerPage(asked: string | undefined, error?: string): Page {
  return {
    template: "register",
    title: "Create an account – The Quire Review",
    ...(error ? { status: 400, personal: true } : {}),
    values: { ...returnValues(asked), error },
  };
}

function returnValues(asked: string | undefined) {
  const path = returnPath(asked);
  return { return: path, returnQuery: `?return=${encodeURIComponent(path)}` };
}

/** The same call that the modal makes, with the reader's cookies and the origin that the browser vouches for. */
function register(api: Hono, { headers, url }: Request, form: Readonly<Record<string, unknown>>) {
  const passed = ["Cookie", "Host", "Origin", "Sec-Fetch-Site", "X-Forwarded-For"].flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] satisfies [string, string]];
  });
  const text = (name: string) => String(form[name] ?? "");
  const body = {
    firstName: text("firstName"),
    lastName: text("lastName"),
    emailAddress: text("emailAddress"),
    password: text("password"),
    optIn: form.optIn === "true",
    deviceType: "WEB_SITE",
  };
  return api.fetch(
    new Request(new URL("/api/user/register", url), {
      method: "POST",
      headers: [...passed, ["Content-Type", "application/json"], ["Accept", "application/json"]],
      body: JSON.stringify(body),
    }),
  );
}

/** What to tell the reader: the messages of accounts §8. */
async function problemIn(answer: Response): Promise<string> {
  if (answer.status === 409) {
    return "That username is unavailable. Sign in or choose another email address.";
  }
  const body: unknown = await answer.json().catch(() => undefined);
  return firstMessage(body) ?? "We are sorry. We are unable to process your request at this time.";
}

function firstMessage(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("errors" in body)) return undefined;
  const [first]: unknown[] = Array.isArray(body.errors) ? body.errors : [];
  if (typeof first !== "object" || first === null || !("message" in first)) return undefined;
  return typeof first.message === "string" ? first.message : undefined;
}
