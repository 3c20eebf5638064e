import { buyBook, readBehindPaywall, saveIntoLibrary } from "./harness/site-steps.js";
import { consumer } from "./harness/test.js";

const it = consumer("eleventy-site");

it("opens an article after a sign-in on its paywall, in Eleventy (beyond-290)", ({ visits }) =>
  readBehindPaywall(visits));

it("shows a saved article in the library, in Eleventy (beyond-290)", ({ visits, site }) =>
  saveIntoLibrary(visits, site));

it("buys a book, from the product's page to the receipt, in Eleventy (beyond-290)", ({ visits, site }) =>
  buyBook(visits, site));
