import { Hono } from "hono";
import { answerError } from "../answer-error.js";
import type { ApiApp, ApiEnv } from "../api-env.js";
import { openToFaults } from "../open-to-faults.js";
import { createCaptchaService } from "./captcha-service.js";
import { createCheckoutPage } from "./checkout-page.js";
import { registerGeolocation } from "./geolocation-service.js";
import { createIdentityService } from "./identity-service.js";
import { createPaymentService } from "./payment-service.js";
import { registerVideoServices } from "./video-service.js";

export interface OutsideWorldOptions {
  /** Secret of the site's server at the captcha service. */
  captchaSecret: string;
  /** Secret of the site's server at the subscription provider. */
  providerSecret: string;
  /** Secret of the site's server at the payment service. */
  paymentSecret: string;
  /** Secret of the site's server at the video service. */
  videoSecret: string;
  /** True for the site's origins. Only they may end an identity session, embed payment frames, or be returned to. */
  isSite: (origin: string) => boolean;
  /** Enables `/__faults` and `/__scenario`, for tests only. */
  faults: boolean;
  /** Current time in milliseconds; Date.now by default. */
  now?: () => number;
}

/** Creates stand-ins for services of other companies. Serve them on another origin than the site. */
export function createOutsideWorld(options: OutsideWorldOptions): ApiApp {
  const {
    captchaSecret,
    providerSecret,
    paymentSecret,
    videoSecret,
    isSite,
    faults,
    now = Date.now,
  } = options;
  const app = new Hono<ApiEnv>();
  app.onError(answerError);
  if (faults) openToFaults(app);
  app.route("/captcha", createCaptchaService({ secret: captchaSecret, now, faults }));
  app.route("/checkout", createCheckoutPage({ isSite, secret: providerSecret, faults }));
  registerGeolocation(app, faults);
  app.route("/payment", createPaymentService({ isSite, secret: paymentSecret, faults }));
  registerVideoServices(app, { secret: videoSecret, now, faults });
  app.route("/identity", createIdentityService(isSite));
  return app;
}
