import { AuthModal, CartConfirmation, Header, QuireProvider } from "@quire/widgets";
import Link from "next/link";
import type { ReactNode } from "react";

const config = { payment: { src: process.env.QUIRE_PAYMENT ?? "" } };

export const metadata = { title: "The Harbor Review" };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <QuireProvider config={config}>
          <Header />
          <nav aria-label="Pages">
            <Link href="/">Home</Link> <Link href="/article">Article</Link>{" "}
            <Link href="/library">My Library</Link> <Link href="/product">Store</Link>
          </nav>
          <main>{children}</main>
          <AuthModal />
          <CartConfirmation />
        </QuireProvider>
      </body>
    </html>
  );
}
