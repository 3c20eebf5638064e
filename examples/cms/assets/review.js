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

/* Articles for subscribers: the server sends the rest of the text to who may read it, and to nobody else. Where a
 * reader signs in without a reload, here or in another tab, this page asks for itself again and takes the rest in. */
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

/* Guests: the banner counts the free articles that the server has counted for this browser. */
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
