import { defineText, messagesReady, setPageConfiguration } from "@quire/core";
import { expect, it } from "vitest";
import ar from "./ar.js";
import de from "./de.js";
import en from "./en.js";
import es from "./es.js";
import fr from "./fr.js";

it.each(Object.entries({ ar, de, es, fr }))("has every message in %s (beyond-386)", (_, messages) => {
  expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort());
  expect(Object.keys(en).length).toBeGreaterThan(1_000);
});

it("provides compiled messages for the setting locales", async () => {
  setPageConfiguration({ locale: "ar", locales: { ar } });
  const text = defineText("mini-cart", { count: "{count} items" });
  await messagesReady();
  expect(text("count", { count: 3 })).not.toContain("items");
  setPageConfiguration({ locale: "en" });
  await messagesReady();
  expect(text("count")).toBe("{count} items");
});
