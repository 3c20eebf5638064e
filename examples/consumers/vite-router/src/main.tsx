import { AuthModal, CartConfirmation, Header, QuireProvider } from "@quire/widgets";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, Link, Outlet, RouterProvider } from "react-router";
import { Article } from "./article";
import { Cart, Home, Library, Product, Review, ShippingAndPayment } from "./pages";

const config = {
  // After a sign-in the application stays on its page.
  afterSignIn: "update",
  payment: { src: import.meta.env.QUIRE_PAYMENT ?? "http://localhost:4175/payment/card" },
} as const;

/** Widgets that every page has. They stay mounted while the pages change. */
function Layout() {
  return (
    <QuireProvider config={config}>
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
    </QuireProvider>
  );
}

const router = createBrowserRouter([
  {
    element: <Layout />,
    children: [
      { path: "/", element: <Home /> },
      { path: "/article", element: <Article /> },
      { path: "/library", element: <Library /> },
      { path: "/product", element: <Product /> },
      { path: "/shopping-cart", element: <Cart /> },
      { path: "/shipping-payment", element: <ShippingAndPayment /> },
      { path: "/review-order", element: <Review /> },
    ],
  },
]);

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
