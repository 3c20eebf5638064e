import { AuthModal, Header, QuireProvider } from "@quire/widgets";

const config = { afterSignIn: "update" } as const;

export function App() {
  return (
    <QuireProvider config={config}>
      <Header />
      <main>
        <h1>The Harbor Handbook</h1>
        <button type="button" data-quire-do="add-to-cart" data-product-id="7001-HBK" data-type="ship">
          Add to cart
        </button>
      </main>
      <AuthModal />
    </QuireProvider>
  );
}
