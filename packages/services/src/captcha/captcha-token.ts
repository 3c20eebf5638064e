import { pageSingleton } from "@quire/core";
import { call } from "../client/index.js";
import * as configuration from "../configuration/index.js";
import { recaptchaEnabled } from "../contract/index.js";
import { loadScript, whenAborted } from "../scripts/index.js";
import type { CaptchaAction } from "./captcha-action.js";
import { CaptchaError, isCaptchaError } from "./captcha-error.js";
import type { CaptchaProvider } from "./captcha-provider.js";

/** Milliseconds for the library to load and answer. */
const LIBRARY_TIMEOUT_MS = 10_000;
/** Milliseconds for the user to solve a challenge. */
const CHALLENGE_TIMEOUT_MS = 300_000;

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
  const { signal, extend, end } = startTimeLimit(LIBRARY_TIMEOUT_MS, asker);
  const token = async () => {
    const provider = await providers[name]();
    signal.throwIfAborted();
    if (library.doubtful || !provider.isLoaded()) await provider.load(src, signal);
    signal.throwIfAborted();
    return provider.token({ siteKey, action, signal, onChallenge: () => extend(CHALLENGE_TIMEOUT_MS) });
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

/** A time limit that can be extended. */
interface Patience {
  /** Aborts when the time is up, or when the caller aborts. */
  readonly signal: AbortSignal;
  /** Sets the remaining time in milliseconds. */
  extend(milliseconds: number): void;
  /** Stops the timer. */
  end(): void;
}

/** Starts a time limit. @param asker the caller's signal */
function startTimeLimit(milliseconds: number, asker?: AbortSignal): Patience {
  const timeoutController = new AbortController();
  const signal = asker ? AbortSignal.any([asker, timeoutController.signal]) : timeoutController.signal;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const extend = (limit: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => timeoutController.abort(new DOMException("Time is up.", "TimeoutError")), limit);
  };
  extend(milliseconds);
  return { signal, extend, end: () => clearTimeout(timer) };
}

/** Global object of reCAPTCHA v3 and compatible services. */
interface Recaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<string>;
}

function getRecaptcha(): Recaptcha | undefined {
  const { grecaptcha } = globalThis as { grecaptcha?: Partial<Recaptcha> };
  // The type `Recaptcha` has only these methods.
  return grecaptcha?.ready && grecaptcha.execute ? (grecaptcha as Recaptcha) : undefined;
}

/** reCAPTCHA v3, which never shows a challenge. */
const recaptcha: CaptchaProvider = {
  isLoaded: () => getRecaptcha() !== undefined,
  load: (src, signal) => loadScript("recaptcha-v3", src, signal),
  async token({ siteKey, action }) {
    const grecaptcha = getRecaptcha();
    if (!grecaptcha) throw new Error("The script ran, but grecaptcha is not defined.");
    await new Promise<void>((resolve) => grecaptcha.ready(resolve));
    const token = await grecaptcha.execute(siteKey, { action });
    if (typeof token !== "string" || token === "") {
      throw new CaptchaError("captcha/required", "The library returned no token.");
    }
    return token;
  },
};
