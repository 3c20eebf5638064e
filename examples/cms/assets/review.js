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
