import { QuireProvider } from "@quire/widgets";
import { createRootRoute, Outlet, useRouter } from "@tanstack/react-router";
import { config } from "./config";

export const Route = createRootRoute({
  component: function Root() {
    const router = useRouter();
    return (
      <QuireProvider config={config} navigate={(url) => router.navigate({ href: url })}>
        <Outlet />
      </QuireProvider>
    );
  },
});
