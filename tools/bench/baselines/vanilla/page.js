// The same page written by hand for one site: one script, one listener, no framework.
const make = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};

// The topics that the current user follows.
let followed;

window.paintFollows = (root) => {
  if (!followed) return;
  for (const button of root.querySelectorAll("[data-follow]")) {
    const isFollowed = followed.has(button.dataset.follow);
    button.disabled = isFollowed;
    button.ariaPressed = String(isFollowed);
  }
};

async function loadReader() {
  const answer = await fetch("/api/user/profile");
  const topics = answer.ok ? (await answer.json()).subscriptions?.topics : [];
  followed = new Set(topics);
  document.documentElement.dataset.reader = answer.ok ? "known" : "anonymous";
  window.paintFollows(document);
}

async function follow(button) {
  button.disabled = true;
  const body = JSON.stringify({ type: "topic", name: button.dataset.follow });
  const headers = { "content-type": "application/json" };
  const answer = await fetch("/api/user/subscribe", { method: "POST", headers, body });
  if (answer.ok) followed.add(button.dataset.follow);
  window.paintFollows(document);
}

// The cart: a badge from local storage, lines when it opens.
function readCount() {
  try {
    return JSON.parse(localStorage.getItem("shopping-cart"))?.count ?? 0;
  } catch {
    return 0;
  }
}

window.paintCarts = (root) => {
  const count = readCount();
  for (const cart of root.querySelectorAll("[data-cart]")) {
    const badge = make("span", { class: "badge" }, String(count));
    badge.hidden = count === 0;
    const button = make("button", { type: "button", "aria-expanded": "false" }, "Cart ", badge);
    cart.replaceChildren(button);
  }
};

function cartLine({ name, quantity, unitPrice }) {
  return make("li", {}, `${name} (${quantity}) $${(unitPrice * quantity).toFixed(2)}`);
}

async function openCart(cart) {
  const button = cart.firstElementChild;
  const open = cart.querySelector(".flyout");
  button.ariaExpanded = String(!open);
  if (open) return open.remove();
  const lines = make("ul", {}, "Loading…");
  cart.append(make("div", { class: "flyout", role: "dialog", "aria-label": "Shopping Cart" }, lines));
  const answer = await fetch("/api/shopping-cart");
  const { cart: found } = await answer.json();
  const { physical_items = [], digital_items = [] } = found?.line_items ?? {};
  const items = [...physical_items, ...digital_items].map(cartLine);
  lines.replaceChildren(...(items.length > 0 ? items : ["Your Shopping Cart is empty."]));
}

// Sign-in: a native dialog, created at the first click.
let dialog;

function makeDialog() {
  const field = (label, type, name, autocomplete) =>
    make("label", {}, label, make("input", { type, name, autocomplete, required: "" }));
  const form = make(
    "form",
    { method: "post", action: "/authenticate" },
    make("h2", {}, "Sign in"),
    field("Email", "email", "username", "username"),
    field("Password", "password", "password", "current-password"),
    make("button", {}, "Sign in"),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const answer = await fetch(form.action, {
      method: "post",
      body: new URLSearchParams(new FormData(form)),
    });
    if (answer.ok) location.reload();
    else form.append(make("p", { role: "alert" }, "Please check your email and password."));
  });
  dialog = make("dialog", {}, form);
  document.body.append(dialog);
}

document.addEventListener("click", (event) => {
  const trigger = event.target.closest("[data-sign-in], [data-follow], [data-cart] > button");
  if (!trigger) return;
  event.preventDefault();
  if ("follow" in trigger.dataset) return follow(trigger);
  if (trigger.parentElement.matches("[data-cart]")) return openCart(trigger.parentElement);
  if (!dialog) makeDialog();
  dialog.showModal();
  dialog.querySelector("input").focus();
});

window.paintCarts(document);
loadReader();
if (document.querySelector("[data-open-sign-in]")) document.querySelector("[data-sign-in]").click();
