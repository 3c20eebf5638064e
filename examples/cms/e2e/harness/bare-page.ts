/** The settings of a bare page, as attributes of the loader's tag. */
type Settings = Readonly<Record<string, string>>;

/** The cart, in a box that keeps its height. Buttons around it do not move when the widget starts. */
const CART = `<div style="block-size: 60px"><quire-mini-cart><a href="/shopping-cart">Cart</a></quire-mini-cart></div>
`;

/** Returns a page without a template: the loader's tag for an API on another origin, and the triggers of a first page. */
export const barePage = (api: string, settings: Settings = {}) => `<!doctype html>
<html lang="en">
<head><title>Another origin</title>${getTag(api, settings)}</head>
<body>
<a href="/sign-in" data-quire-open="auth-modal" data-mode="sign-in">Sign in</a>
<button data-quire-do="follow" data-type="topic" data-name="Strategy">Follow Strategy</button>
<button data-quire-do="save" data-item-id="10042" data-item-title="What Is Strategy?" data-item-url="/strategy">Save</button>
<button data-quire-do="add-to-cart" data-product-id="20101" data-type="digital" data-format="PDF">Add to cart</button>
<button data-quire-do="sign-out" data-return="/bye">Sign out</button>
${CART}</body></html>`;

/**
 * Returns a bare page with a shop. It swaps its content in place of a navigation, as a page with Turbo does, and so keeps
 * what is in its memory.
 */
export const bareShop = (api: string, settings: Settings = {}) => `<!doctype html>
<html lang="en">
<head><title>Shop on another origin</title>${getTag(api, settings)}</head>
<body>
<a href="/sign-in" data-quire-open="auth-modal" data-mode="sign-in">Sign in</a>
<button data-quire-do="sign-out" data-return="/bye">Sign out</button>
${CART}<main>
<button data-quire-do="follow" data-type="topic" data-name="Strategy">Follow Strategy</button>
<button data-quire-do="save" data-item-id="10042" data-item-title="What Is Strategy?" data-item-url="/strategy">Save</button>
<button data-quire-do="add-to-cart" data-product-id="10011-EN-HBK" data-type="ship">Add to cart</button>
<button data-shows="/shipping-payment">Order</button>
<button data-shows="/review-order">Review</button>
</main>
<template id="/shipping-payment"><quire-checkout></quire-checkout></template>
<template id="/review-order"><quire-review-order></quire-review-order></template>
<script>
const show = (path) => {
  const content = document.getElementById(path)?.content.cloneNode(true);
  if (!content) return false;
  history.pushState(null, "", path);
  document.querySelector("main").replaceChildren(content);
  return true;
};
for (const button of document.querySelectorAll("[data-shows]")) button.onclick = () => show(button.dataset.shows);
document.addEventListener("quire-before-navigate", (event) => {
  if (show(new URL(event.detail.url, location.href).pathname)) event.preventDefault();
});
</script>
</body></html>`;

function getTag(api: string, settings: Settings): string {
  const attributes = Object.entries({ api: `${api}/api/`, ...settings });
  const text = attributes.map(([name, value]) => `data-${name}="${value}"`).join(" ");
  return `<script defer src="${api}/quire/quire.classic.js" ${text}></script>`;
}
