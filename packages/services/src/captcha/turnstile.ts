import { loadScript, whenAborted } from "../scripts/index.js";
import { CaptchaError } from "./captcha-error.js";
import type { CaptchaProvider, CaptchaRequest } from "./captcha-provider.js";
import { challengeBox } from "./challenge-box.js";

interface TurnstileOptions {
  readonly sitekey: string;
  readonly action: string;
  /** Shows the widget only when the user has to interact. */
  readonly appearance: "interaction-only";
  readonly retry: "never";
  readonly "refresh-expired": "never";
  readonly "response-field": false;
  readonly callback: (token: string) => void;
  /** Returns true to mark the error as handled. */
  readonly "error-callback": (code: string) => true;
  readonly "timeout-callback": () => void;
  readonly "unsupported-callback": () => void;
  readonly "before-interactive-callback": () => void;
}

/** The methods of `window.turnstile` that Quire uses. */
interface Turnstile {
  render(box: HTMLElement, options: TurnstileOptions): string | null | undefined;
  remove(widget: string): void;
}

function getTurnstile(): Turnstile | undefined {
  const { turnstile } = globalThis as { turnstile?: Partial<Turnstile> };
  // The type `Turnstile` has only these methods.
  return turnstile?.render && turnstile.remove ? (turnstile as Turnstile) : undefined;
}

/** Turnstile, loaded with `?render=explicit`, with a widget for each token. */
export const turnstile: CaptchaProvider = {
  isLoaded: () => getTurnstile() !== undefined,
  load: (src, signal) => loadScript("turnstile", src, signal),
  async token(request) {
    const api = getTurnstile();
    if (!api) throw new Error("The script ran, but turnstile is not defined.");
    const box = challengeBox();
    let widget: string | null | undefined;
    try {
      const token = new Promise<string>((resolve, reject) => {
        widget = api.render(box, getOptions(request, resolve, reject));
        if (widget == null) reject(new Error("Turnstile could not be shown."));
      });
      return await Promise.race([token, whenAborted(request.signal)]);
    } finally {
      if (widget != null) api.remove(widget);
      box.remove();
    }
  },
};

function getOptions(
  { siteKey, action, onChallenge }: CaptchaRequest,
  resolve: (token: string) => void,
  reject: (error: Error) => void,
): TurnstileOptions {
  const unanswered = () => reject(new CaptchaError("captcha/required", "The challenge was not answered."));
  return {
    sitekey: siteKey,
    action,
    appearance: "interaction-only",
    retry: "never",
    "refresh-expired": "never",
    "response-field": false,
    callback: (token) => (token ? resolve(token) : unanswered()),
    "error-callback": (code) => {
      reject(new Error(`Turnstile failed with code ${code}.`));
      return true;
    },
    "timeout-callback": unanswered,
    "unsupported-callback": () => reject(new Error("Turnstile does not support this browser.")),
    "before-interactive-callback": onChallenge,
  };
}
