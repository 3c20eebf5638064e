import { CaptchaError } from "./captcha-error.js";
import type { CaptchaProvider } from "./captcha-provider.js";
import { loadScript } from "./load-script.js";

/** What reCAPTCHA v3, and services that speak like it, put on the window. */
interface Recaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<string>;
}

function library(): Recaptcha | undefined {
  const { grecaptcha } = globalThis as { grecaptcha?: Partial<Recaptcha> };
  // The methods are there: that is all the interface says.
  return grecaptcha?.ready && grecaptcha.execute ? (grecaptcha as Recaptcha) : undefined;
}

/** reCAPTCHA v3: it never asks the reader anything. */
export const recaptcha: CaptchaProvider = {
  isThere: () => library() !== undefined,
  load: loadScript,
  async token({ siteKey, action }) {
    const grecaptcha = library();
    if (!grecaptcha) throw new Error("The script ran, but there is no grecaptcha.");
    await new Promise<void>((resolve) => grecaptcha.ready(resolve));
    const token = await grecaptcha.execute(siteKey, { action });
    if (typeof token !== "string" || token === "") {
      throw new CaptchaError("captcha/required", "The library gave no token.");
    }
    return token;
  },
};
