/* Pages without jQuery: what Bootstrap's collapse does elsewhere. */
(() => {
  var toggle = document.querySelector(".navbar-toggle");
  var sections = document.getElementById("sections");
  if (!toggle || !sections) return;
  toggle.addEventListener("click", () => {
    var open = sections.classList.toggle("in");
    toggle.setAttribute("aria-expanded", String(open));
  });
})();

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
