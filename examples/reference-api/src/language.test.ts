import { afterEach, describe, expect, it } from "vitest";
import { getLanguage, translate } from "./language.js";
import { ar } from "./languages/ar.js";
import { de } from "./languages/de.js";
import { es } from "./languages/es.js";
import { fr } from "./languages/fr.js";
import type { Mail } from "./outbox.js";
import { closeAll, startSite } from "./testing/site.js";

afterEach(closeAll);

describe("the language of an answer", () => {
  it.each([
    [undefined, "en"],
    ["", "en"],
    ["*", "en"],
    ["nl", "en"],
    ["de-AT", "de"],
    ["DE", "de"],
    ["nl, fr;q=0.5, es;q=0.8", "es"],
    ["de;q=0, ar", "ar"],
    ["en-GB, de", "en"],
    [";q=x,,__proto__", "en"],
  ])("of %j is %s (beyond-391)", (header, language) => {
    expect(getLanguage(header)).toBe(language);
  });
});

it.each(Object.entries({ ar, es, fr }))("has the texts and values of German in %s", (_, texts) => {
  expect(Object.keys(texts)).toEqual(Object.keys(de));
});

it.each(Object.entries({ ar, de, es, fr }))("keeps the values of each text in %s", (_, texts) => {
  const getValues = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const [english, text] of Object.entries(texts)) expect(getValues(text)).toEqual(getValues(english));
});

it("translates a text with values, and leaves an unknown one in English", () => {
  expect(
    translate(
      "Your account has 2 passkeys. A passkey signs in without your password, and a new password doesn’t remove it.",
      "de",
    ),
  ).toContain("hat 2 Passkeys.");
  expect(translate("An (odd) text.", "de")).toBe("An (odd) text.");
});

it("answers errors in the language of the call (beyond-391)", async () => {
  const site = await startSite();
  const ask = (language: string) =>
    site.post("/api/user/profile", { firstName: "Ada" }, { "accept-language": language });
  const answer = await ask("de-AT, de;q=0.9");
  expect(await answer.json()).toMatchObject({ errors: [{ message: "Sie sind nicht angemeldet." }] });
  expect(answer.headers.get("content-language")).toBe("de");
  expect(answer.headers.get("vary")).toContain("Accept-Language");
  expect(await (await ask("nl")).json()).toMatchObject({ errors: [{ message: "You are not signed in." }] });
});

it("sends mails in the language of the call (beyond-391)", async () => {
  const site = await startSite();
  const body = { email: "reader@quire.test" };
  await site.post("/api/user/forgot-password", body, { "accept-language": "fr" });
  const [mail] = (await (await site.visit("/__scenario/outbox")).json()) as Mail[]; // The API guarantees this shape.
  expect(mail?.subject).toBe("Réinitialisez votre mot de passe");
  expect(mail?.text).toMatch(/^Bonjour \S+,\n\nNous avons reçu/);
  expect(mail?.text).not.toContain("Your password");
});
