import { AuthModal, CartConfirmation, Header } from "@quire/widgets";
import Link from "next/link";
import type { ReactNode } from "react";
import { Providers } from "./providers";

export const metadata = { title: "The Harbor Review" };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Providers>
          <Header />
          <nav aria-label="Pages">
            <Link href="/">Home</Link> <Link href="/article">Article</Link>{" "}
            <Link href="/library">My Library</Link> <Link href="/product">Store</Link>
          </nav>
          <main>{children}</main>
          <AuthModal />
          <CartConfirmation />
        </Providers>
      </body>
    </html>
  );
}
