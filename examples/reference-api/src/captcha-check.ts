import ky from "ky";
import * as v from "valibot";

export interface CaptchaOptions {
  enabled: boolean;
  /** Address of the captcha service's `siteverify`. */
  verifyUrl: string;
  secret: string;
  /**
   * Host names of the pages whose tokens are accepted. The default is the host name of the configured site. Without a
   * configured site it is the request's host name, which a client can forge.
   */
  hostnames?: readonly string[];
}

const LOWEST_SCORE = 0.5;
const TIMEOUT_MS = 5000;

const VerdictSchema = v.object({
  success: v.boolean(),
  score: v.nullish(v.number(), 0),
  action: v.nullish(v.string(), ""),
  hostname: v.nullish(v.string(), ""),
});

/** Prefix of the captcha actions of accounts-7.21. */
export type CaptchaActivity = "sign_in" | "register" | "forgot_pass" | "share";

/** `none`: no token was sent, or the captcha service was unreachable. The caller decides how to continue. */
export type Verdict = "passed" | "refused" | "none";

interface Expected {
  readonly activity: CaptchaActivity;
  /** Expected host name of the page that made the token, used when no host names are configured. */
  readonly hostname: string;
}

/**
 * Verifies a token at the captcha service. The token's action must begin with `activity`. Its page must belong to this
 * site, because a token from another site proves nothing about the sender.
 */
export async function checkCaptcha(
  { verifyUrl, secret, hostnames }: CaptchaOptions,
  token: string,
  { activity, hostname: own }: Expected,
): Promise<Verdict> {
  if (token === "") return "none";
  try {
    // A token is valid once, so the call is not retried.
    const answer = await ky.post(verifyUrl, {
      body: new URLSearchParams({ secret, response: token }),
      retry: 0,
      throwHttpErrors: false,
      timeout: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { success, score, action, hostname } = v.parse(VerdictSchema, await answer.json());
    const isOurs = (hostnames ?? [own]).includes(hostname) && action.startsWith(activity);
    return success && score >= LOWEST_SCORE && isOurs ? "passed" : "refused";
  } catch (error) {
    console.error(`The captcha service at ${verifyUrl} did not answer as it should:`, error);
    return "none";
  }
}
