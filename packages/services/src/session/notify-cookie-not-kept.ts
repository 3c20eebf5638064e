import { notify, QuireError, report } from "@quire/core";
import type { RequestError } from "../client/index.js";
import { api } from "../configuration/index.js";
import { text } from "./text.js";

/** Shows and reports that a sign-in succeeded, but the browser did not send its cookie with the next call. */
export function notifyCookieNotKept(): void {
  notify(text("notKept"), "error");
  reportCookieNotKept();
}

/** Reports that the profile failed to load after a sign-in. */
export function reportMissingProfile({ status }: RequestError): void {
  if (status === 401) {
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
  why: "The browser blocked it as another site's cookie, or it lacks SameSite=None; Secure; Partitioned.",
  fix: 'Put the API on a subdomain of the page\'s domain, such as api.example.com for www.example.com (README, "The API on another server").',
};

function reportCookieNotKept(): void {
  report(
    new QuireError("session/cookie", "A sign-in was accepted, but the next call came without its cookie.", {
      ...(api().startsWith("/") ? NOT_KEPT : BLOCKED),
    }),
  );
}
