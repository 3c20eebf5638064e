import { AuthModal, CartConfirmation, Header, ShoppingCart } from "@quire/widgets";
import { createRoute, createRouter, Link, Outlet, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Route as rootRoute } from "./root";

/** Widgets that every page has stay mounted while the pages change. */
function Layout() {
  return (
    <>
      <Header />
      <nav aria-label="Pages">
        <Link to="/product">Store</Link>
      </nav>
      <main>
        <Outlet />
      </main>
      <AuthModal />
      <CartConfirmation />
    </>
  );
}

function Product() {
  return (
    <>
      <h1>The Napkin and the Plan</h1>
      <button type="button" data-quire-do="add-to-cart" data-product-id="10011-EN-HBK" data-type="ship">
        Add to cart
      </button>
    </>
  );
}

function Cart() {
  return (
    <>
      <h1>Shopping cart</h1>
      <ShoppingCart />
    </>
  );
}

const layout = createRoute({ getParentRoute: () => rootRoute, id: "layout", component: Layout });
const product = createRoute({ getParentRoute: () => layout, path: "/product", component: Product });
const cart = createRoute({ getParentRoute: () => layout, path: "/shopping-cart", component: Cart });
const routeTree = rootRoute.addChildren([layout.addChildren([product, cart])]);
const router = createRouter({ routeTree });

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
