import { Hono } from "hono";
import type { Page } from "../page.js";
import { customerService } from "../page-configuration.js";
import { checkoutSteps } from "./checkout-steps.js";
import type { Show } from "./show.js";

/**
 * The steps after the cart (content-2.1). The pages are the same for everybody, because the widgets request all
 * personal data.
 */
export function checkoutPages(show: Show): Hono {
  const app = new Hono();
  app.get("/shipping-payment", (c) => show(c, stepPage("shipping-payment", "Shipping & payment")));
  app.get("/review-order", (c) => show(c, stepPage("review-order", "Your order")));
  return app;
}

function stepPage(template: string, name: string): Page {
  return {
    template,
    title: `${name} – The Quire Review`,
    values: { customerService, steps: checkoutSteps(`/${template}`) },
  };
}
