/* The cart's page is a list from the server: it comes anew when the cart has changed. */
(() => {
  if (!document.body.classList.contains("on-shopping-cart")) return;
  document.body.addEventListener("remove-from-cart", () => {
    location.reload();
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted) location.reload();
  });
})();

/* Case selections: this page is their host. It says when the paywall is due, and which PDFs may be had. */
(() => {
  if (!document.body.classList.contains("on-case-selection")) return;
  var say = (message) => {
    window.postMessage(Object.assign({ source: "quire", version: 1 }, message), location.origin);
  };
  document.querySelector(".js-read-on").addEventListener("click", () => {
    say({ type: "enable-paywall" });
  });
  /* Whoever has signed in has the PDFs. Quire may listen later than this script runs: we say it until it answers. */
  var waiting = Array.from(document.querySelectorAll(".js-pdf"), (link) => ({
    eid: link.getAttribute("data-eid"),
    iid: link.getAttribute("data-iid"),
  }));
  addEventListener("message", (event) => {
    if (event.origin !== location.origin || event.data?.type !== "download-enabled") return;
    waiting = waiting.filter((pdf) => pdf.eid !== event.data.eid || pdf.iid !== event.data.iid);
  });
  var timer = setInterval(() => {
    if (document.documentElement.getAttribute("data-quire-user") !== "known") return;
    waiting.forEach((pdf) => {
      say(Object.assign({ type: "full-content-available" }, pdf));
    });
    if (waiting.length === 0) clearInterval(timer);
  }, 500);
})();
