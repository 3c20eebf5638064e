"use client";

import { QuireProvider, useSession } from "@quire/widgets";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { config } from "./config";

export function Providers({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  return (
    <QuireProvider config={config} navigate={(url) => router.push(url)}>
      <Refresh />
      {children}
    </QuireProvider>
  );
}

/** Renders the server components again when the user has signed in or out. */
function Refresh() {
  const router = useRouter();
  const { status } = useSession();
  const before = useRef(status);
  useEffect(() => {
    if (status === "unknown") return;
    if (before.current !== "unknown" && before.current !== status) router.refresh();
    before.current = status;
  }, [router, status]);
  return null;
}
