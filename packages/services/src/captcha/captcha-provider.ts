import type { CaptchaAction } from "./captcha-action.js";

/** One request for a token. */
export interface CaptchaRequest {
  readonly siteKey: string;
  readonly action: CaptchaAction;
  /** Aborts when the token is no longer needed. */
  readonly signal: AbortSignal;
  /** Called when the provider shows a challenge, which extends the time limit. */
  readonly onChallenge: () => void;
}

/** A service's library behind one shape. */
export interface CaptchaProvider {
  /** Returns true if the page has the library already. */
  isThere(): boolean;
  /** Brings the library from its configured address. */
  load(src: string, signal: AbortSignal): Promise<void>;
  /**
   * A fresh token, good for one submission.
   * @throws CaptchaError `captcha/required` when the library gives none; anything else when it is not there, or fails
   */
  token(request: CaptchaRequest): Promise<string>;
}
