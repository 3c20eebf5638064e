import { defineText, messagesReady, pageLocale, setPageConfiguration } from "@quire/core";
import { expect, it } from "vitest";
import { newPage } from "./new-page.js";

it("clears the configuration and messages in Node too", async () => {
  const text = defineText("probe", { all: "All" });
  setPageConfiguration({ locale: "de", messages: { de: { "probe.all": "Alles" } } });
  await messagesReady();
  expect([pageLocale(), text("all")]).toEqual(["de", "Alles"]);
  newPage();
  await messagesReady();
  expect([pageLocale(), text("all")]).toEqual(["en-US", "All"]);
});
