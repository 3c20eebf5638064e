import { report, type StartPage, shared } from "@quire/core";
import { cartStore } from "./cart-store.js";
import { cartTabs } from "./cart-tabs.js";

/** Shows the badge's number from local storage, and keeps a shown cart in step with the other tabs. */
export const start: StartPage = () => {
  shared("cart-started", () => {
    const store = cartStore();
    cartTabs().listen(() => {
      if (store.getState().status === "unknown") return; // Nobody has asked: the badge's number suffices.
      import("./load-cart.js").then(({ refreshCart }) => refreshCart()).catch(report);
    });
    return true;
  });
};
