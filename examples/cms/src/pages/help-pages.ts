import { Hono } from "hono";
import type { Page } from "../page.js";
import { customerService } from "../page-configuration.js";
import type { Show } from "./show.js";

const offers = [
  { name: "Good", text: "Digital: every article, on every screen." },
  { name: "Better", text: "Digital and print: the twelve issues, by post, as well." },
  { name: "Best", text: "Premium: cases, charts and the visual library too." },
  { name: "Executive", text: "For a board: the dossiers, and the topics that only executives read." },
  { name: "All Access", text: "For a whole company." },
];

/** The pages that hold nothing but text. */
export function helpPages(show: Show): Hono {
  const app = new Hono();
  app.get("/subscriber-help", (c) => show(c, helpPage()));
  app.get("/privacy-policy", (c) => show(c, textPage("privacy-policy", "Privacy policy")));
  app.get("/subscriptions", (c) =>
    show(c, { ...textPage("subscriptions", "Subscriptions"), values: { offers } }),
  );
  app.get("/my-library", (c) => show(c, textPage("my-library", "My library")));
  app.get("/restricted-user", (c) => show(c, textPage("restricted-user", "Your account")));
  app.get("/subscriber-registration", (c) =>
    show(c, {
      ...textPage("subscriber-registration", "Subscriber registration"),
      values: { email: decodeEmail(c.req.query("emailAddress")) },
    }),
  );
  return app;
}

export function notFoundPage(): Page {
  return { ...textPage("not-found", "Not found"), status: 404 };
}

function helpPage(): Page {
  return {
    ...textPage("subscriber-help", "Subscriber help"),
    // What a host may do with any text of a widget: say it in its own words.
    configuration: { messages: { "en-US": { "auth-modal.titleSignIn": "Sign in to The Quire Review" } } },
    values: { customerService },
  };
}

function textPage(template: string, name: string): Page {
  return { template, title: `${name} – The Quire Review`, values: {} };
}

/** The address is base64 (accounts §2); whatever is not one is not shown. */
function decodeEmail(value: string | undefined): string | undefined {
  const email = Buffer.from(value ?? "", "base64").toString("utf8");
  return /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(email) && email.length < 255 ? email : undefined;
}
