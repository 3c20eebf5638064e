import { loadScript, whenAborted } from "../scripts/index.js";
import { CaptchaError } from "./captcha-error.js";
import type { CaptchaProvider, CaptchaRequest } from "./captcha-provider.js";
import { challengeBox } from "./challenge-box.js";

interface HcaptchaOptions {
  readonly sitekey: string;
  readonly size: "invisible";
  /** Id of the element that shows a challenge. */
  readonly "challenge-container": string;
  readonly "open-callback": () => void;
}

/** The methods of `window.hcaptcha` that Quire uses. */
interface Hcaptcha {
  render(box: HTMLElement, options: HcaptchaOptions): string | undefined;
  /** Rejects with one of hCaptcha's error codes, a string. */
  execute(widget: string, options: { async: true }): Promise<{ response: string }>;
  remove(widget: string): void;
}

/**
 * The callback by which hCaptcha reports that its library is ready. The script's own load event comes too
 * early.
 */
const READY = "quireHcaptchaReady";

/** Error codes that report a challenge which the user closed or let expire. */
const UNANSWERED = ["challenge-closed", "challenge-expired"];

function getHcaptcha(): Hcaptcha | undefined {
  const { hcaptcha } = globalThis as { hcaptcha?: Partial<Hcaptcha> };
  // The type `Hcaptcha` has only these methods.
  return hcaptcha?.render && hcaptcha.execute && hcaptcha.remove ? (hcaptcha as Hcaptcha) : undefined;
}

/** Invisible hCaptcha, with a widget for each token. Its tokens carry no action. */
export const hcaptcha: CaptchaProvider = {
  isLoaded: () => getHcaptcha() !== undefined,
  async load(src, signal) {
    const ready = new Promise<void>((resolve) => Reflect.set(globalThis, READY, resolve));
    await loadScript("hcaptcha", toExplicitSource(src), signal);
    if (!getHcaptcha()) throw new Error("The script ran, but hcaptcha is not defined.");
    await Promise.race([ready, whenAborted(signal)]);
  },
  async token(request) {
    const api = getHcaptcha();
    if (!api) throw new Error("hcaptcha is not defined.");
    const box = challengeBox();
    let widget: string | undefined;
    try {
      widget = api.render(box, getOptions(request, box.id));
      if (widget === undefined) throw new Error("hCaptcha could not be shown.");
      return await Promise.race([execute(api, widget), whenAborted(request.signal)]);
    } finally {
      if (widget !== undefined) api.remove(widget);
      box.remove();
    }
  },
};

function getOptions({ siteKey, onChallenge }: CaptchaRequest, id: string): HcaptchaOptions {
  return { sitekey: siteKey, size: "invisible", "challenge-container": id, "open-callback": onChallenge };
}

async function execute(api: Hcaptcha, widget: string): Promise<string> {
  try {
    const { response } = await api.execute(widget, { async: true });
    if (response) return response;
  } catch (code) {
    if (!UNANSWERED.includes(String(code))) throw new Error(`hCaptcha failed with code ${String(code)}.`);
  }
  throw new CaptchaError("captcha/required", "The challenge was not answered.");
}

/** Adds parameters to the script's address, so that it renders nothing automatically and keeps the page's reCAPTCHA. */
function toExplicitSource(src: string): string {
  const url = new URL(src, location.href);
  url.searchParams.set("render", "explicit");
  url.searchParams.set("recaptchacompat", "off");
  url.searchParams.set("onload", READY);
  return url.href;
}
