import { readFileSync } from "node:fs";
import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";
import { BASE, CACHE } from "./places.mjs";

const sidebar = JSON.parse(readFileSync(`${CACHE}/sidebar.json`, "utf8"));

/** `tools/docs.mjs` writes the pages and the sidebar, and turns the addresses below the base into relative ones. */
export default defineConfig({
  base: BASE,
  outDir: "../../dist/docs",
  cacheDir: `${CACHE}/astro`,
  trailingSlash: "always",
  devToolbar: { enabled: false },
  integrations: [
    starlight({
      title: "Quire",
      description: "Embeddable widgets for publishing sites.",
      favicon: "/favicon.svg",
      logo: { src: "./src/mark.svg", alt: "" },
      social: [{ icon: "github", label: "GitHub", href: "https://github.com/quire-widgets/quire" }],
      customCss: ["./src/styles/site.css"],
      head: [{ tag: "script", attrs: { type: "module", src: `${BASE}site.js` } }],
      sidebar,
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      expressiveCode: { themes: ["github-dark", "github-light"] },
      pagination: true,
      credits: false,
    }),
  ],
});
