import { runServer } from "./harness/serve.js";
import { buyBook, readBehindPaywall, saveIntoLibrary, shopInOneDocument } from "./harness/site-steps.js";
import { consumer } from "./harness/test.js";

const it = consumer("next-site", {
  serve: (folder, env) =>
    runServer(folder, "node_modules/next/dist/bin/next", ["start", "--port", "PORT"], env),
  forwards: "with the API's host",
});

it("opens an article after a sign-in on its paywall, in Next (beyond-290)", ({ visits }) =>
  readBehindPaywall(visits));

it("shows a saved article in the library, in Next (beyond-290)", ({ visits, site }) =>
  saveIntoLibrary(visits, site));

it("buys a book, from the product's page to the receipt, in Next (beyond-290)", ({ visits, site }) =>
  buyBook(visits, site));

it("changes routes in one document by the recipe for Next (beyond-352)", ({ visits }) =>
  shopInOneDocument(visits));
