import { CurrentUserSchema } from "@quire/services/contract";
import { parse } from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import type { Mail } from "./outbox.js";
import { closeAll, type Site, startSite } from "./testing/site.js";

afterEach(closeAll);

const password = "Reader#2026";
const OLD = "reader@quire.test";
const NEW = "robin@example.org";

const LATER_MS = 11 * 60 * 1000;

/** Signs in, some time ago if it says so. */
async function signedIn({ long = false } = {}): Promise<Site> {
  let time = Date.now();
  const site = await startSite({ now: () => time });
  await site.signIn(OLD);
  if (long) time += LATER_MS;
  return site;
}

const ask = (site: Site, change = {}) =>
  site.post("/api/user/profile", { emailAddress: NEW, currentPassword: password, ...change });
const confirm = (site: Site, token: string) => site.post("/api/user/email/confirm", { token });
const getAddress = async (site: Site) =>
  parse(CurrentUserSchema, await (await site.visit("/api/user/profile")).json()).emailAddress;

const getDetails = async (site: Site) => (await site.visit("/api/user/account")).json();

async function mailsTo(site: Site, recipient: string): Promise<Mail[]> {
  const mails = (await (await site.visit("/__scenario/outbox")).json()) as Mail[]; // The API guarantees this shape.
  return mails.filter((mail) => mail.recipient === recipient);
}

const tokenIn = (mail: Mail | undefined) =>
  new URL(mail?.link ?? "", "http://site.invalid").searchParams.get("token") ?? "";

describe("a change of the e-mail address", () => {
  it.each([undefined, "", "wrong"])(
    "needs the password some time after the sign-in: %j (beyond-343)",
    async (currentPassword) => {
      const site = await signedIn({ long: true });
      const answer = await ask(site, { currentPassword });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ errors: [{ field: "currentPassword" }] });
      expect(await mailsTo(site, NEW)).toEqual([]);
      expect((await ask(site)).status).toBe(204);
    },
  );

  it("needs no password soon after the sign-in (beyond-343)", async () => {
    const site = await signedIn();
    expect((await ask(site, { currentPassword: undefined })).status).toBe(204);
    expect((await mailsTo(site, NEW)).map(({ subject }) => subject)).toEqual(["Confirm your email address"]);
  });

  it("answers alike for a taken address, and mails its owner no link (beyond-343)", async () => {
    const site = await signedIn();
    const taken = "best@quire.test";
    expect((await ask(site, { emailAddress: taken })).status).toBe(204);
    expect(await getDetails(site)).toMatchObject({ pendingEmailAddress: taken });
    const [mail, ...others] = await mailsTo(site, taken);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("This email address already has an account");
    expect(tokenIn(mail)).toBe("");
  });

  it("shows the waiting address, and voids its link when the user cancels it (beyond-341, beyond-343)", async () => {
    const site = await signedIn();
    expect(await getDetails(site)).toMatchObject({ pendingEmailAddress: "" });
    await ask(site);
    expect(await getDetails(site)).toMatchObject({ pendingEmailAddress: NEW });
    const token = tokenIn((await mailsTo(site, NEW))[0]);
    expect((await site.visit("/api/user/email", { method: "DELETE" })).status).toBe(204);
    expect(await getDetails(site)).toMatchObject({ pendingEmailAddress: "" });
    expect((await confirm(site, token)).status).toBe(400);
    expect(await getAddress(site)).toBe(OLD);
  });

  it("takes effect when its link was followed, with two notices to the old address (beyond-343)", async () => {
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

  it("is refused if the address was taken meanwhile, and sends no mail for the same address", async () => {
    const site = await signedIn();
    expect((await ask(site, { emailAddress: " READER@quire.test", currentPassword: "" })).status).toBe(204);
    await ask(site);
    const token = tokenIn((await mailsTo(site, NEW))[0]);
    await site.post("/__scenario/account", { emailAddress: NEW });
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
