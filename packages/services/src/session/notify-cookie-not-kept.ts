import { notify, QuireError, report } from "@quire/core";
import type { RequestError } from "../client/index.js";
import { api, auth } from "../configuration/index.js";
import { text } from "./text.js";

/** Shows and reports that a sign-in succeeded, but the browser did not send its cookie with the next call. */
export function notifyCookieNotKept(): void {
  notify(text("notKept"), "error");
  reportCookieNotKept();
}

/** Reports that the profile failed to load after a sign-in. A guest's profile is 401 or 204. */
export function reportMissingProfile({ status }: RequestError): void {
  if (status === 401 || status === 204) {
    reportCookieNotKept();
    return;
  }
  report(
    new QuireError("session/api", `A sign-in was accepted, but there is no profile under ${api()}.`, {
      why: 'The setting "api" is wrong, or a proxy does not pass that path on.',
      fix: 'Correct "api" in the configuration. It defaults to /api/.',
    }),
  );
}

const NOT_KEPT = {
  why: "The browser did not keep it: Secure on an http page, another Domain, a proxy that drops Set-Cookie, or a reader who forbids cookies.",
  fix: 'Set it for the page\'s own origin, and let the calls go there (README, "The API on another server").',
};

/** The API is on another origin. */
const BLOCKED = {
  why: "The browser blocks it as a third-party cookie, or it lacks SameSite=None; Secure; Partitioned.",
  fix: 'Set "auth": "token" (data-auth="token" on the loader\'s tag). Or put the API on a subdomain of the page\'s domain, such as api.example.com for www.example.com, or behind a proxy on the page\'s own origin (README, "The API on another server").',
};

/** The page uses tokens. */
const NO_TOKEN = {
  why: "The answer to the sign-in has no X-Access-Token, CORS does not expose it, or the page was left in a browser that blocks the cookie of the renewal.",
  fix: 'Let the API answer with X-Access-Token and X-Expires-In, and list both in Access-Control-Expose-Headers. Let pages swap their content in place of navigations, or put the API on a subdomain of the page\'s domain (README, "The API on another server").',
};

function reportCookieNotKept(): void {
  report(
    auth() === "token"
      ? new QuireError(
          "session/token",
          "A sign-in was accepted, but the next call came without its token.",
          NO_TOKEN,
        )
      : new QuireError(
          "session/cookie",
          "A sign-in was accepted, but the next call came without its cookie.",
          {
            ...(api().startsWith("/") ? NOT_KEPT : BLOCKED),
          },
        ),
  );
}
