/** Returns a page without a template: the loader's tag for an API on another origin, and the triggers of a first page. */
export const barePage = (api: string) => `<!doctype html>
<html lang="en">
<head><title>Another origin</title><script defer src="${api}/quire/quire.classic.js" data-api="${api}/api/"></script></head>
<body>
<a href="/sign-in" data-quire-open="auth-modal" data-mode="sign-in">Sign in</a>
<button data-quire-do="follow" data-type="topic" data-name="Strategy">Follow Strategy</button>
<button data-quire-do="save" data-item-id="10042" data-item-title="What Is Strategy?" data-item-url="/strategy">Save</button>
<button data-quire-do="add-to-cart" data-product-id="20101" data-type="digital" data-format="PDF">Add to cart</button>
<button data-quire-do="sign-out" data-return="/bye">Sign out</button>
<quire-mini-cart><a href="/shopping-cart">Cart</a></quire-mini-cart>
</body></html>`;
