import * as v from "valibot";

export interface CaptchaOptions {
  enabled: boolean;
  /** Address of the captcha service's `siteverify`. */
  verifyUrl: string;
  secret: string;
  /**
   * Host names of the pages whose tokens count; where absent, that of the configured site. Where that is not known either,
   * that of the request, which who farms tokens can write.
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

/** `none`: no token came, or the captcha service was unreachable. The caller decides on it. */
export type Verdict = "passed" | "refused" | "none";

interface Expected {
  readonly activity: CaptchaActivity;
  /** Of the page that the token is to be made on, where no host names are configured. */
  readonly hostname: string;
}

/**
 * Asks the captcha service about a token that was made for one of the actions beginning with `activity`, on a page
 * of this site: one that was solved elsewhere says nothing of who sends it.
 */
export async function checkCaptcha(
  { verifyUrl, secret, hostnames }: CaptchaOptions,
  token: string,
  { activity, hostname: own }: Expected,
): Promise<Verdict> {
  if (token === "") return "none";
  try {
    const answer = await fetch(verifyUrl, {
      method: "POST",
      body: new URLSearchParams({ secret, response: token }),
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
