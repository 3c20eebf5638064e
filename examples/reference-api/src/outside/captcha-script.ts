/**
 * The captcha script of a page: `grecaptcha.ready` and `grecaptcha.execute` as in reCAPTCHA v3. It adds no element and
 * evaluates nothing, so it runs under a strict policy and under Trusted Types.
 */
export function captchaScript(tokenAddress: string): string {
  return `"use strict";
(() => {
  const address = ${JSON.stringify(tokenAddress)};
  async function execute(siteKey, { action }) {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ siteKey, action }),
      credentials: "omit",
    });
    if (!answer.ok) throw new Error("The captcha service answered " + answer.status + ".");
    return (await answer.json()).token;
  }
  window.grecaptcha = { ready: (callback) => queueMicrotask(callback), execute };
})();
`;
}
