/** A payment service for the examples: every card is valid, and every second step is approved. */
addEventListener("message", ({ origin, source, ports: [port] }) => {
  if (origin !== location.origin || source !== parent || !port) return;
  port.onmessage = ({ data: { ask } }) =>
    port.postMessage(ask === "token" ? { token: "tok_1", label: "Visa •••• 4242" } : { approved: true });
  port.postMessage({ height: document.documentElement.scrollHeight });
});
