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

/** Common interface of the captcha libraries. */
export interface CaptchaProvider {
  /** Returns true if the page has already loaded the library. */
  isLoaded(): boolean;
  /** Loads the library from its configured address. */
  load(src: string, signal: AbortSignal): Promise<void>;
  /**
   * Requests a fresh token for one submission.
   * @throws CaptchaError `captcha/required` when the library returns no token; any other error when it is missing or
   * fails
   */
  token(request: CaptchaRequest): Promise<string>;
}
