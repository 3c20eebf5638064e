import { Hono } from "hono";
import type { Page } from "../page.js";
import { customerService } from "../page-configuration.js";
import type { Show } from "./show.js";

/** The pages that contain only text. */
export function helpPages(show: Show): Hono {
  const app = new Hono();
  app.get("/subscriber-help", (c) => show(c, helpPage()));
  app.get("/privacy-policy", (c) => show(c, textPage("privacy-policy", "Privacy policy")));
  app.get("/restricted-user", (c) => show(c, textPage("restricted-user", "Your account")));
  return app;
}

export function notFoundPage(): Page {
  return { ...textPage("not-found", "Not found"), status: 404 };
}

function helpPage(): Page {
  return {
    ...textPage("subscriber-help", "Subscriber help"),
    // A host page can override every text of a widget.
    configuration: { messages: { "en-US": { "auth-modal.titleSignIn": "Sign in to The Quire Review" } } },
    values: { customerService },
  };
}

function textPage(template: string, name: string): Page {
  return { template, title: `${name} – The Quire Review`, values: {} };
}
