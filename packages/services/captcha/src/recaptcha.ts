/** What reCAPTCHA v3, and services that speak like it, put on the window. */
interface Recaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<string>;
}

function recaptcha(): Recaptcha | undefined {
  const { grecaptcha } = globalThis as { grecaptcha?: Partial<Recaptcha> };
  // The methods are there: that is all the interface says.
  return grecaptcha?.ready && grecaptcha.execute ? (grecaptcha as Recaptcha) : undefined;
}

/** Whether the library is on the page already. */
export function hasRecaptcha(): boolean {
  return recaptcha() !== undefined;
}

/** A fresh token from the library. @throws when it is not there, or refuses. */
export async function executeRecaptcha(siteKey: string, action: string): Promise<string> {
  const library = recaptcha();
  if (!library) throw new Error("The script ran, but there is no grecaptcha.");
  await new Promise<void>((resolve) => library.ready(resolve));
  const token = await library.execute(siteKey, { action });
  if (typeof token !== "string" || token === "") throw new Error("The library gave no token.");
  return token;
}
