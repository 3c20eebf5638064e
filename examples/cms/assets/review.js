/*
 * Case selections. This page is the widget's host: it reports when the paywall is due, and which PDFs exist.
 */
(() => {
  if (!document.body.classList.contains("on-case-selection")) return;
  var say = (message) => {
    window.postMessage(Object.assign({ source: "quire", version: 1 }, message), location.origin);
  };
  document.querySelector(".js-read-on").addEventListener("click", () => {
    say({ type: "enable-paywall" });
  });
  /*
   * Signed-in users have the PDFs. Quire may listen later than this script runs, so the message repeats until
   * it answers.
   */
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

/*
 * Articles for subscribers. The server sends the rest of the text only to users who may read it. If a user
 * signs in without a reload, here or in another tab, this page fetches itself again and inserts the rest.
 */
(() => {
  var paywall = document.querySelector("quire-paywall[content='#rest']");
  var rest = document.getElementById("rest");
  if (!paywall || !rest) return;
  paywall.addEventListener("quire-access-change", (event) => {
    if (event.detail.access !== "open") return rest.replaceChildren();
    if (rest.firstElementChild) return;
    var request = new XMLHttpRequest();
    request.open("GET", location.href);
    request.responseType = "document";
    request.onload = () => {
      var sent = request.status === 200 && request.response && request.response.getElementById("rest");
      if (sent) rest.replaceChildren(...document.importNode(sent, true).childNodes);
    };
    request.send();
  });
})();

/* Guests: the banner shows how many free articles the server has counted for this browser. */
(() => {
  var banner = document.querySelector("quire-subscription-banner:not([articles-left])");
  if (!banner) return;
  var count = () => {
    var ids = (/(?:^|; )free-articles=([\w.-]*)/.exec(document.cookie) || ["", ""])[1]
      .split(".")
      .filter(Boolean);
    if (document.documentElement.getAttribute("data-quire-user") === "known")
      banner.removeAttribute("articles-left");
    else banner.setAttribute("articles-left", String(Math.max(0, 4 - ids.length)));
  };
  count();
  new MutationObserver(count).observe(document.documentElement, { attributeFilter: ["data-quire-user"] });
})();
