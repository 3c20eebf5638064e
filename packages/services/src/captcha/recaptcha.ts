import { loadScript } from "../scripts/index.js";
import { CaptchaError } from "./captcha-error.js";
import type { CaptchaProvider } from "./captcha-provider.js";

/** Global object of reCAPTCHA v3 and compatible services. */
interface Recaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<string>;
}

function library(): Recaptcha | undefined {
  const { grecaptcha } = globalThis as { grecaptcha?: Partial<Recaptcha> };
  // The type `Recaptcha` has only these methods.
  return grecaptcha?.ready && grecaptcha.execute ? (grecaptcha as Recaptcha) : undefined;
}

/** reCAPTCHA v3, which never shows a challenge. */
export const recaptcha: CaptchaProvider = {
  isThere: () => library() !== undefined,
  load: (src, signal) => loadScript("recaptcha-v3", src, signal),
  async token({ siteKey, action }) {
    const grecaptcha = library();
    if (!grecaptcha) throw new Error("The script ran, but grecaptcha is not defined.");
    await new Promise<void>((resolve) => grecaptcha.ready(resolve));
    const token = await grecaptcha.execute(siteKey, { action });
    if (typeof token !== "string" || token === "") {
      throw new CaptchaError("captcha/required", "The library returned no token.");
    }
    return token;
  },
};
