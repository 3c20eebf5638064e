/**
 * What runs in the frames. The page around hands a port over; only the origin that the frame was opened for is heard.
 * `{ ask: "token" }` is answered with `{ token, label }`, or `{ problem }`; `{ ask: "second-step", action }` with
 * `{ approved }` when the reader has chosen.
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

  // Nothing typed is lost: it stands in the fields, and is sent with the next press.
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
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1f2328; background: #fff; }
main { padding: 4px; overflow: hidden; }
h1 { font-size: 18px; margin: 0 0 8px; }
p { margin: 0 0 12px; }
label { display: block; font-size: 14px; font-weight: 600; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
input { display: block; width: 100%; margin-top: 4px; padding: 10px 12px; font: inherit; font-weight: 400; border: 1px solid #767c85; border-radius: 4px; }
input[aria-invalid="true"] { border-color: #b3261e; }
[role="alert"] { color: #b3261e; font-size: 14px; margin: 0; }
button { font: inherit; min-height: 44px; padding: 8px 20px; border: 1px solid #1f2328; border-radius: 4px; background: #fff; }
button[name="approve"] { background: #1f2328; color: #fff; }
:focus-visible { outline: 3px solid #1a5fb4; outline-offset: 2px; }
`;
