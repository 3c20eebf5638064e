/**
 * The script of the payment frames. The parent page sends a port; the script ignores origins other than `data-parent`.
 * `{ ask: "token" }` gets `{ token, label }` or `{ problem }`. `{ ask: "second-step", action }` gets `{ approved }`
 * after the user's choice.
 */
export const paymentScript = `"use strict";
(() => {
  const { parent: expected } = document.body.dataset;
  const form = document.querySelector("form");
  const alert = document.querySelector("[role=alert]");

  async function send(path, body) {
    const answer = await fetch("/payment/" + path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    return answer.json();
  }

  // The fields keep the typed card, and the next click sends it.
  function lineIsDown() {
    alert.textContent = "Your card could not be sent. Please check your connection, then try again.";
    return { problem: alert.textContent };
  }

  function complain(words) {
    alert.textContent = words;
    const field = [...form.elements].find((one) => !one.value) ?? form.elements[0];
    for (const one of form.elements) one.setAttribute("aria-invalid", String(one === field));
    field.focus();
    return { problem: words };
  }

  async function token() {
    const card = Object.fromEntries(new FormData(form));
    if (Object.values(card).some((value) => !value.trim())) return complain("Please fill in all fields of the card.");
    const { token, label, error } = await send("tokens", card);
    if (error) return complain(error);
    alert.textContent = "";
    return { token, label };
  }

  function secondStep(action, port) {
    for (const button of document.querySelectorAll("button")) {
      button.addEventListener("click", async () => {
        const { status } = await send("second-step", { action, approved: button.name === "approve" });
        port.postMessage({ approved: status === "succeeded" });
      });
    }
  }

  form?.addEventListener("submit", (event) => event.preventDefault());
  addEventListener("message", (event) => {
    const [port] = event.ports;
    if (event.origin !== expected || event.source !== parent || !port) return;
    port.onmessage = async ({ data }) => {
      if (data.ask === "token" && form) port.postMessage(await token().catch(lineIsDown));
      if (data.ask === "second-step" && !form) secondStep(data.action, port);
    };
    new ResizeObserver(([entry]) => port.postMessage({ height: Math.ceil(entry.borderBoxSize[0].blockSize) })).observe(
      document.querySelector("main"),
    );
  });
})();
`;

export const paymentStyles = `
* { box-sizing: border-box; }
html { color-scheme: light dark; --ink: light-dark(#1f2328, #e6eae7); --paper: light-dark(#fff, #121514); --red: light-dark(#b3261e, #f09a91); }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
main { padding: 4px; overflow: hidden; }
h1 { font-size: 18px; margin: 0 0 8px; }
p { margin: 0 0 12px; }
label { display: block; font-size: 14px; font-weight: 600; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
input { display: block; width: 100%; margin-top: 4px; padding: 10px 12px; font: inherit; font-weight: 400; color: inherit; background: var(--paper); border: 1px solid #767c85; border-radius: 4px; }
input[aria-invalid="true"] { border-color: var(--red); }
[role="alert"] { color: var(--red); font-size: 14px; margin: 0; }
button { font: inherit; min-height: 44px; padding: 8px 20px; border: 1px solid; border-radius: 4px; color: inherit; background: none; }
button[name="approve"] { background: var(--ink); color: var(--paper); }
:focus-visible { outline: 3px solid light-dark(#1a5fb4, #8db4ee); outline-offset: 2px; }
`;
