import { QuireProvider } from "@quire/widgets";
import type { ReactNode } from "react";

const config = { afterSignIn: "update", messages: { en: { "mini-cart.heading": "Your basket" } } } as const;

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <QuireProvider config={config}>{children}</QuireProvider>
      </body>
    </html>
  );
}
