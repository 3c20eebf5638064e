import { html } from "hono/html";

function page(parent: string, title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${title}</title>
    <link rel="stylesheet" href="/payment/frame.css" />
    <script src="/payment/frame.js" defer></script>
  </head>
  <body data-parent="${parent}">
    <main>${content}</main>
  </body>
</html>`;
}

/** Renders the card fields. The host page never sees the typed card. */
export function renderCardPage(parent: string) {
  return page(
    parent,
    "Card details",
    html`<form novalidate>
      <p><label>Card number <input name="number" inputmode="numeric" autocomplete="cc-number" required /></label></p>
      <p class="pair">
        <label>Expires <input name="expires" autocomplete="cc-exp" placeholder="MM / YY" required /></label>
        <label>Security code <input name="code" inputmode="numeric" autocomplete="cc-csc" required /></label>
      </p>
      <p role="alert"></p>
    </form>`,
  );
}

/** Renders the bank's page that asks the card holder to confirm. */
export function renderSecondStepPage(parent: string) {
  return page(
    parent,
    "Your bank",
    html`<h1>Your bank</h1>
      <p>Do you want to allow this payment?</p>
      <p><button name="approve">Allow</button> <button name="refuse">Refuse</button></p>`,
  );
}
