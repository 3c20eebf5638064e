import { runServer } from "./harness/serve.js";
import { shopInOneDocument } from "./harness/site-steps.js";
import { consumer } from "./harness/test.js";

const it = consumer("vite-tanstack", {
  serve: (folder, env) =>
    runServer(folder, "node_modules/vite/bin/vite.js", ["preview", "--port", "PORT", "--strictPort"], env),
  forwards: "with the page's host",
});

it("changes routes in one document by the recipe for TanStack Router (beyond-352)", ({ visits }) =>
  shopInOneDocument(visits));
