import { AuthModal, CartConfirmation, Header } from "@quire/widgets";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, Link, Outlet, RouterProvider } from "react-router";
import { Article } from "./article";
import { Cart, Home, Library, Product, Review, ShippingAndPayment } from "./pages";
import { Root } from "./root";

/** Widgets that every page has. They stay mounted while the pages change. */
function Layout() {
  return (
    <>
      <Header />
      <nav aria-label="Pages">
        <Link to="/">Home</Link> <Link to="/article">Article</Link> <Link to="/library">My Library</Link>{" "}
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

const pages = [
  { path: "/", element: <Home /> },
  { path: "/article", element: <Article /> },
  { path: "/library", element: <Library /> },
  { path: "/product", element: <Product /> },
  { path: "/shopping-cart", element: <Cart /> },
  { path: "/shipping-payment", element: <ShippingAndPayment /> },
  { path: "/review-order", element: <Review /> },
];

const router = createBrowserRouter([
  { element: <Root />, children: [{ element: <Layout />, children: pages }] },
]);

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
