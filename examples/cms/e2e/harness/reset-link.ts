import { expect } from "vitest";
import type { Site } from "./site.js";

/**
 * Requests a new password by the form for browsers without JavaScript. @returns the path in the mail, with
 * its token
 */
export async function resetLink(site: Site, emailAddress: string): Promise<string> {
  const body = new URLSearchParams({ emailAddress });
  await fetch(new URL("/forgot-password", site.origin), { method: "POST", body, redirect: "manual" });
  const links = async () => (await site.scenario.outbox(emailAddress)).map(({ link = "" }) => link);
  const find = async () => (await links()).find((link) => link.includes("/reset-password"));
  await expect.poll(find).toBeDefined();
  const { pathname, search } = new URL((await find()) ?? "/", site.origin);
  return pathname + search;
}
