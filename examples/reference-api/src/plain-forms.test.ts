import { afterEach, describe, expect, it } from "vitest";
import { closeAll, type Site, startSite } from "./testing/site.js";

afterEach(closeAll);

async function send(site: Site, path: string, fields: Record<string, string>): Promise<string> {
  const answer = await site.visit(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Accept: "text/html,application/xhtml+xml" },
    redirect: "manual",
  });
  expect(answer.status).toBe(303);
  return answer.headers.get("location") ?? "";
}

async function tokenFor(site: Site): Promise<string> {
  await send(site, "/forgot-password", { emailAddress: "reader@quire.test" });
  const [mail] = (await (await site.visit("/__scenario/outbox")).json()) as { link: string }[];
  return new URL(mail?.link ?? "", site.origin).searchParams.get("token") ?? "";
}

describe("a plain form for a forgotten password", () => {
  it.each(["reader@quire.test", "nobody@quire.test"])("redirects with sent for %s", async (emailAddress) => {
    const site = await startSite();
    expect(await send(site, "/forgot-password", { emailAddress })).toBe("/forgot-password?sent=1");
  });

  it("redirects with a code on failure, and keeps the return path in either case", async () => {
    const site = await startSite();
    const to = (fields: Record<string, string>) => send(site, "/forgot-password", fields);
    expect(await to({ email: "locked@quire.test" })).toBe("/forgot-password?error=locked&field=email");
    expect(await to({ emailAddress: "restricted@quire.test", return: "/store" })).toBe(
      "/forgot-password?error=restricted&field=emailAddress&return=%2Fstore",
    );
    expect(await to({})).toBe("/forgot-password?error=email&field=email");
    expect(await to({ email: "reader@quire.test", return: "//evil.test" })).toBe("/forgot-password?sent=1");
  });
});

describe("a plain form for a new password", () => {
  it("redirects with sent, and the new password works", async () => {
    const site = await startSite();
    const token = await tokenFor(site);
    const fields = { token, password: "Another#2026", confirm: "Another#2026" };
    expect(await send(site, "/reset-password", fields)).toBe("/reset-password?sent=1");
    expect((await site.signIn("reader@quire.test", "Another#2026")).status).toBe(200);
  });

  it("redirects with a code and the token on failure, for another attempt", async () => {
    const site = await startSite();
    const token = await tokenFor(site);
    const to = (fields: Record<string, string>) => send(site, "/reset-password", fields);
    expect(await to({ token, password: "short" })).toBe(
      `/reset-password?error=password&field=password&token=${token}`,
    );
    expect(await to({ token, password: "Another#2026", confirm: "Another#2027" })).toBe(
      `/reset-password?error=mismatch&field=confirm&token=${token}`,
    );
    expect(await to({ token: "spent", password: "Another#2026" })).toBe(
      "/reset-password?error=token&field=token&token=spent",
    );
  });
});

describe("a plain form for changing the password", () => {
  it("redirects with sent or with a code", async () => {
    const site = await startSite();
    const to = (current: string) =>
      send(site, "/change-password", { current, password: "Another#2026", confirm: "Another#2026" });
    expect(await to("Reader#2026")).toBe("/change-password?error=unauthenticated");
    await site.signIn("reader@quire.test");
    expect(await to("wrong")).toBe("/change-password?error=current&field=current");
    expect(await to("Reader#2026")).toBe("/change-password?sent=1");
  });
});

describe("a plain form for print subscribers", () => {
  const page = "/subscriber-registration";

  it("links with an account number, and continues to the return path", async () => {
    const site = await startSite();
    const fields = { emailAddress: "postal@quire.test", accountNumber: "QR1002009", password: "Reader#2026" };
    expect(await send(site, page, { ...fields, password: "wrong" })).toBe(
      `${page}?error=password&field=password`,
    );
    expect(await send(site, page, { ...fields, return: "/topics" })).toBe("/topics");
  });

  it("registers with a name", async () => {
    const site = await startSite();
    const fields = { firstName: "Petra", lastName: "Solheim", password: "Quire#2026", optIn: "on" };
    const petra = { ...fields, emailAddress: "print@quire.test", accountNumber: "qr1002003 " };
    expect(await send(site, page, petra)).toBe(`${page}?error=captcha&field=reCaptchaToken`);
    await site.post("/__scenario/captcha", { enabled: false });
    expect(await send(site, page, { ...petra, emailAddress: "nobody@quire.test" })).toBe(
      `${page}?error=no-subscription`,
    );
    expect(await send(site, page, { ...petra, accountNumber: "" })).toBe(
      `${page}?error=proof&field=accountNumber`,
    );
    expect(await send(site, page, petra)).toBe("/");
    expect((await site.visit("/api/user/profile")).status).toBe(200);
  });
});
