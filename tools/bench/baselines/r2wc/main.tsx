// The same page with r2wc as its README shows it: a custom element and a React root for each widget.
import r2wc from "@r2wc/react-to-web-component";
import { Cart } from "./cart.js";
import { Follow } from "./follow.js";
import { SignIn } from "./sign-in.js";
import { loadReader } from "./stores.js";

customElements.define("bare-follow", r2wc(Follow, { props: { name: "string" } }));
customElements.define("bare-cart", r2wc(Cart));
customElements.define("bare-sign-in", r2wc(SignIn, { props: { opened: "boolean" } }));
void loadReader();
