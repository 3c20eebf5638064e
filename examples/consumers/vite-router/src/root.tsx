import { QuireProvider } from "@quire/widgets";
import { Outlet, useNavigate } from "react-router";
import { config } from "./config";

export function Root() {
  const navigate = useNavigate();
  return (
    <QuireProvider config={config} navigate={(url) => navigate(url)}>
      <Outlet />
    </QuireProvider>
  );
}
