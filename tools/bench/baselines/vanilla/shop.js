// A product's options, its button and the confirmation, written by hand for one site without a framework.
const make = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};

function choice(name, value, label, isFirst) {
  const input = make("input", { type: "radio", name, value, ...(isFirst && { checked: "" }) });
  return make("label", {}, input, label);
}

/** Shows the formats with their languages, and the quantity. */
function showOptions(form, availabilities) {
  const fields = form.querySelector("fieldset");
  const formats = [...new Set(availabilities.map(({ format }) => format))];
  const languages = make("div", { role: "radiogroup", "aria-label": "Language" });
  const price = make("p", { role: "status" });
  const quantity = make("input", { type: "number", name: "quantity", min: "1", value: "1" });

  function showPrice() {
    const { productId } = Object.fromEntries(new FormData(form));
    const found = availabilities.find(({ availabilityId }) => availabilityId === productId);
    price.textContent = found ? `$${(found.listPrice * (quantity.valueAsNumber || 1)).toFixed(2)}` : "";
  }
  function showLanguages() {
    const { format } = Object.fromEntries(new FormData(form));
    const offered = availabilities.filter((one) => one.format === format && one.status !== "S");
    const choices = offered.map(({ availabilityId, language }, index) =>
      choice("productId", availabilityId, language, index === 0),
    );
    languages.replaceChildren(...choices);
    showPrice();
  }
  const group = make("div", { role: "radiogroup", "aria-label": "Format" });
  group.append(...formats.map((format, index) => choice("format", format, format, index === 0)));
  group.addEventListener("change", showLanguages);
  languages.addEventListener("change", showPrice);
  quantity.addEventListener("input", showPrice);
  fields.replaceChildren(group, languages, make("label", {}, "Quantity ", quantity), price);
  showLanguages();
  form.dataset.state = "ready";
}

/** Shows the added items and the cart's total. */
function confirm({ line_items: { physical_items = [], digital_items = [] } = {}, subTotal }) {
  const lines = [...physical_items, ...digital_items].map(({ name, quantity }) =>
    make("li", {}, `${quantity} × ${name}`),
  );
  const go = make("button", { type: "button" }, "Continue Shopping");
  const dialog = make(
    "dialog",
    {},
    make("h2", {}, "Added to your cart"),
    make("ul", {}, ...lines),
    make("p", {}, `Subtotal: $${subTotal}`),
    make("a", { href: "/shopping-cart" }, "Checkout"),
    go,
  );
  go.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

async function add(form) {
  const { productId, quantity } = Object.fromEntries(new FormData(form));
  const body = JSON.stringify({ items: [{ productId, quantity: Number(quantity) }] });
  const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
  const answer = await fetch("/api/shopping-cart", { method: "POST", headers, body });
  const { cart } = await answer.json();
  confirm(cart);
}

for (const form of document.querySelectorAll("[data-product]")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    add(form);
  });
  fetch(`/api/product/${form.dataset.product}/availabilities`)
    .then((answer) => answer.json())
    .then(({ availabilities }) => showOptions(form, availabilities));
}
