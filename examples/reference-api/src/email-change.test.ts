import { CurrentUserSchema } from "@quire/services/contract";
import { parse } from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import type { Mail } from "./outbox.js";
import { closeAll, type Site, startSite } from "./testing/site.js";

afterEach(closeAll);

const password = "Reader#2026";
const OLD = "reader@quire.test";
const NEW = "robin@example.org";

async function signedIn(): Promise<Site> {
  const site = await startSite();
  await site.signIn(OLD);
  return site;
}

const ask = (site: Site, change = {}) =>
  site.post("/api/user/profile", { emailAddress: NEW, currentPassword: password, ...change });
const confirm = (site: Site, token: string) => site.post("/api/user/email/confirm", { token });
const getAddress = async (site: Site) =>
  parse(CurrentUserSchema, await (await site.visit("/api/user/profile")).json()).emailAddress;

async function mailsTo(site: Site, recipient: string): Promise<Mail[]> {
  const mails = (await (await site.visit("/__scenario/outbox")).json()) as Mail[]; // The API guarantees this shape.
  return mails.filter((mail) => mail.recipient === recipient);
}

const tokenIn = (mail: Mail | undefined) =>
  new URL(mail?.link ?? "", "http://site.invalid").searchParams.get("token") ?? "";

describe("a change of the e-mail address", () => {
  it.each([undefined, "", "wrong"])("is refused with the password %j", async (currentPassword) => {
    const site = await signedIn();
    const answer = await ask(site, { currentPassword });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ field: "currentPassword" }] });
    expect(await mailsTo(site, NEW)).toEqual([]);
  });

  it("takes effect only when its link was followed, and the old address is notified both times", async () => {
    const site = await signedIn();
    expect((await ask(site)).status).toBe(204);
    expect(await getAddress(site)).toBe(OLD);
    expect((await mailsTo(site, OLD)).map(({ subject }) => subject)).toEqual([
      "Your email address is about to change",
    ]);
    const token = tokenIn((await mailsTo(site, NEW))[0]);
    expect((await confirm(site, token)).status).toBe(204);
    expect(await getAddress(site)).toBe(NEW);
    expect((await mailsTo(site, OLD)).at(-1)?.subject).toBe("Your email address has changed");
    expect((await confirm(site, token)).status).toBe(400);
  });

  it("ends the links that were mailed to the old address", async () => {
    const site = await signedIn();
    await site.post("/api/user/forgotpassword", { emailAddress: OLD });
    const reset = tokenIn((await mailsTo(site, OLD))[0]);
    await ask(site);
    await confirm(site, tokenIn((await mailsTo(site, NEW))[0]));
    const answer = await site.post("/api/user/reset-password", { token: reset, password: "Another#2026" });
    expect(await answer.json()).toMatchObject({ errors: [{ field: "token" }] });
  });

  it("is refused for a taken address, also if it was taken meanwhile, and sends no mail for the same address", async () => {
    const site = await signedIn();
    expect((await ask(site, { emailAddress: "best@quire.test" })).status).toBe(409);
    expect((await ask(site, { emailAddress: " READER@quire.test", currentPassword: "" })).status).toBe(204);
    await ask(site);
    await site.post("/__scenario/account", { emailAddress: NEW });
    const token = tokenIn((await mailsTo(site, NEW))[0]);
    expect((await confirm(site, token)).status).toBe(409);
    expect(await getAddress(site)).toBe(OLD);
  });

  it("can be confirmed by a plain form", async () => {
    const site = await signedIn();
    await ask(site);
    const send = async (token: string) => {
      const body = new URLSearchParams({ token });
      const headers = { Accept: "text/html" };
      const answer = await site.visit("/confirm-email", {
        method: "POST",
        body,
        headers,
        redirect: "manual",
      });
      return answer.headers.get("location");
    };
    expect(await send("invented")).toBe("/confirm-email?error=token&field=token&token=invented");
    expect(await send(tokenIn((await mailsTo(site, NEW))[0]))).toBe("/confirm-email?sent=1");
    expect(await getAddress(site)).toBe(NEW);
  });
});
