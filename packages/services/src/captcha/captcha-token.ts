import { pageSingleton } from "@quire/core";
import { call } from "../client/index.js";
import * as configuration from "../configuration/index.js";
import { recaptchaEnabled } from "../contract/index.js";
import { whenAborted } from "../scripts/index.js";
import type { CaptchaAction } from "./captcha-action.js";
import { CaptchaError, isCaptchaError } from "./captcha-error.js";
import type { CaptchaProvider } from "./captcha-provider.js";
import { patience } from "./patience.js";
import { recaptcha } from "./recaptcha.js";

/** Milliseconds for the library to load and answer. */
const LIMIT = 10_000;
/** Milliseconds for the user to solve a challenge. */
const CHALLENGE_LIMIT = 300_000;

type Captcha = NonNullable<ReturnType<typeof configuration.captcha>>;

/** One adapter for each provider that the configuration may name. */
const providers: Readonly<Record<Captcha["provider"], () => Promise<CaptchaProvider>>> = {
  "recaptcha-v3": async () => recaptcha,
  turnstile: async () => (await import("./turnstile.js")).turnstile,
  hcaptcha: async () => (await import("./hcaptcha.js")).hcaptcha,
};

/**
 * Returns a fresh token for one submit, or the empty string if the page has no captcha or the server has disabled it.
 * @param signal aborts. The promise then rejects with its reason
 * @throws CaptchaError when the library is blocked, missing or does not answer. The next call loads it again.
 * `captcha/required` when it returns no token, or when the user does not solve the challenge.
 */
export async function captchaToken(action: CaptchaAction, signal?: AbortSignal): Promise<string> {
  const captcha = configuration.captcha();
  return captcha && (await isCaptchaEnabled()) ? freshToken(captcha, action, signal) : "";
}

/**
 * Resolves to true if the server uses the captcha. Requested once for each page. A failure counts as true
 * (accounts-7.16).
 */
export function isCaptchaEnabled(): Promise<boolean> {
  return pageSingleton("captcha-enabled", () =>
    call(recaptchaEnabled).then(
      ({ enabled }) => enabled,
      () => true,
    ),
  );
}

async function freshToken(
  { provider: name, siteKey, src }: Captcha,
  action: CaptchaAction,
  asker: AbortSignal | undefined,
): Promise<string> {
  const library = pageSingleton("captcha-library", () => ({ doubtful: false }));
  const { signal, extend, end } = patience(LIMIT, asker);
  const token = async () => {
    const provider = await providers[name]();
    signal.throwIfAborted();
    if (library.doubtful || !provider.isThere()) await provider.load(src, signal);
    signal.throwIfAborted();
    return provider.token({ siteKey, action, signal, onChallenge: () => extend(CHALLENGE_LIMIT) });
  };
  try {
    const fresh = await Promise.race([token(), whenAborted(signal)]);
    library.doubtful = false;
    return fresh;
  } catch (cause) {
    if (isCaptchaError(cause)) throw cause;
    asker?.throwIfAborted();
    library.doubtful = true;
    const why = signal.aborted ? "It did not answer within 10 seconds." : "Its script is blocked or failed.";
    throw new CaptchaError("captcha/unavailable", why, cause);
  } finally {
    end();
  }
}
