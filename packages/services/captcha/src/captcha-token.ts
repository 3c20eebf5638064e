import { call } from "@quire/client-service";
import * as configuration from "@quire/configuration-service";
import { recaptchaEnabled } from "@quire/contract-service";
import { shared } from "@quire/core";
import type { CaptchaAction } from "./captcha-action.js";
import { CaptchaError } from "./captcha-error.js";
import { loadScript } from "./load-script.js";
import { executeRecaptcha, hasRecaptcha } from "./recaptcha.js";

/** The library has this many milliseconds to load and to answer. */
const LIMIT = 10_000;

type Captcha = NonNullable<ReturnType<typeof configuration.captcha>>;

/**
 * A fresh token for one submission; a token is good for one. The empty text where the page has no captcha
 * or the server has switched it off.
 * @throws CaptchaError when the library is blocked, missing or silent; asked again, it is loaded anew.
 */
export async function captchaToken(action: CaptchaAction): Promise<string> {
  const captcha = configuration.captcha();
  return captcha && (await isCaptchaEnabled()) ? freshToken(captcha, action) : "";
}

/** Asked once a page; where the call fails, the captcha counts as enabled (accounts §7). */
export function isCaptchaEnabled(): Promise<boolean> {
  return shared("captcha-enabled", () =>
    call(recaptchaEnabled).then(
      ({ enabled }) => enabled,
      () => true,
    ),
  );
}

async function freshToken({ siteKey, src }: Captcha, action: CaptchaAction): Promise<string> {
  const library = shared("captcha-library", () => ({ doubtful: false }));
  const signal = AbortSignal.timeout(LIMIT);
  const silence = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  const token = async () => {
    if (library.doubtful || !hasRecaptcha()) await loadScript(src, signal);
    return executeRecaptcha(siteKey, action);
  };
  try {
    const fresh = await Promise.race([token(), silence]);
    library.doubtful = false;
    return fresh;
  } catch (cause) {
    library.doubtful = true;
    const why = signal.aborted ? "It did not answer within 10 seconds." : "Its script is blocked or failed.";
    throw new CaptchaError(why, cause);
  }
}
