import { runServer } from "./harness/serve.js";
import { buyBook, readBehindPaywall, saveIntoLibrary, shopInOneDocument } from "./harness/site-steps.js";
import { consumer } from "./harness/test.js";

const it = consumer("vite-router", {
  serve: (folder, env) =>
    runServer(folder, "node_modules/vite/bin/vite.js", ["preview", "--port", "PORT", "--strictPort"], env),
  forwards: "with the page's host",
});

it("opens an article after a sign-in on its paywall, in Vite and React Router (beyond-290)", ({ visits }) =>
  readBehindPaywall(visits));

it("shows a saved article in the library, in Vite and React Router (beyond-290)", ({ visits, site }) =>
  saveIntoLibrary(visits, site));

it("buys a book, from the product's page to the receipt, in Vite and React Router (beyond-290)", ({
  visits,
  site,
}) => buyBook(visits, site));

it("changes routes in one document by the recipe for React Router (beyond-352)", ({ visits }) =>
  shopInOneDocument(visits));
