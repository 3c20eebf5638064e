import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parseArguments } from "./arguments.js";
import { PortTakenError } from "./listen.js";
import { announcement, explain } from "./main.js";
import { type Served, serve } from "./serve.js";

const passwordCost = 4;
const folder = mkdtempSync(join(tmpdir(), "quire-serve-"));
const file = join(folder, "data", "api.sqlite");

afterAll(() => rmSync(folder, { recursive: true }));

/** Registers with a captcha token of a page at `origin`. */
async function registerAccount({ site, outside }: Served, origin: string): Promise<number> {
  const solved = await fetch(`${outside}/captcha/api/token`, {
    method: "POST",
    body: JSON.stringify({ siteKey: "quire-review", action: "register" }),
    headers: { Origin: origin },
  });
  const { token: reCaptchaToken } = (await solved.json()) as { token: string };
  const person = { firstName: "Ada", lastName: "Quill", emailAddress: "ada@quire.test" };
  const { status } = await fetch(`${site}/api/user/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ reCaptchaToken, ...person, password: "Reader#2026" }),
  });
  return status;
}

describe("serve", () => {
  it("answers on three ports, for any host name", async () => {
    const served = await serve({ file: ":memory:", passwordCost, seed: true });
    try {
      const { site, partner, outside } = served;
      expect(new Set([site, partner, outside]).size).toBe(3);
      const other = site.replace("localhost", "127.0.0.1");
      expect(await (await fetch(other)).text()).toContain("The Quire Review");
      expect(await (await fetch(partner)).text()).toContain(`src="${site}/quire/quire.js"`);
      expect((await fetch(`${site}/api/openapi.json`)).status).toBe(200);
    } finally {
      await served.close();
    }
  });

  it("shows the payment frame to applications on development ports and of given origins", async () => {
    const served = await serve({
      file: ":memory:",
      passwordCost,
      seed: true,
      origins: ["http://localhost:8080"],
    });
    try {
      const show = async (parent: string) =>
        (await fetch(`${served.outside}/payment/card?parent=${encodeURIComponent(parent)}`)).status;
      for (const port of [3000, 4321, 5173, 8080]) expect(await show(`http://localhost:${port}`)).toBe(200);
      expect(await show("http://localhost:8081")).toBe(400);
    } finally {
      await served.close();
    }
  });

  it("keeps its data, and deletes it on request", async () => {
    const count = async (reset: boolean) => {
      const served = await serve({ file, reset, passwordCost, seed: true });
      const status = await registerAccount(served, served.site);
      await served.close();
      return status;
    };
    expect(await count(false)).toBe(201);
    expect(await count(false)).toBe(409);
    expect(await count(true)).toBe(201);
  });

  it("accepts only captchas of localhost and its IP addresses", async () => {
    const served = await serve({ file: ":memory:", passwordCost, seed: true });
    try {
      const at = (host: string) => served.site.replace("localhost", host);
      expect(await registerAccount(served, at("192.168.1.7"))).toBe(400);
      expect(await registerAccount(served, at("127.0.0.1"))).toBe(201);
      expect(await registerAccount(served, at("[::1]"))).toBe(409); // The captcha was accepted: the account exists by now.
    } finally {
      await served.close();
    }
  });

  it("uses the given host name for its pages and their requests, and accepts its captchas", async () => {
    const served = await serve({ file: ":memory:", passwordCost, seed: true, host: "localhost.localdomain" });
    try {
      const { site, partner, outside } = served;
      for (const origin of [site, partner, outside])
        expect(new URL(origin).hostname).toBe("localhost.localdomain");
      const here = (origin: string) => origin.replace("localhost.localdomain", "localhost");
      expect(await (await fetch(here(site))).text()).toContain(`"${outside}/captcha/api.js"`);
      expect(await registerAccount({ ...served, site: here(site), outside: here(outside) }, site)).toBe(201);
    } finally {
      await served.close();
    }
  });

  it("names a taken port, and explains how to choose another", async () => {
    const first = await serve({ file: ":memory:", passwordCost, seed: true });
    try {
      const port = Number(new URL(first.site).port);
      const error = await serve({ port, file: ":memory:", passwordCost, seed: true }).catch(
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(PortTakenError);
      expect(explain(error)).toContain(`Port ${port} is taken`);
      expect(explain(error)).toContain("npm start -- --port ");
    } finally {
      await first.close();
    }
  });
});

describe("the announcement", () => {
  it("lists the addresses and all accounts that can sign in", async () => {
    const served = await serve({ file: ":memory:", passwordCost, seed: true });
    await served.close();
    const text = announcement(served);
    for (const { emailAddress, password } of served.accounts) {
      expect(text).toContain(emailAddress);
      expect(text).toContain(password);
    }
    expect(text).toContain(served.partner);
    expect(text).toContain(served.site);
    expect(text).toContain(served.site.replace("localhost", "127.0.0.1"));
    expect(text).toContain("npm start -- --host NAME");
    expect(text).toContain("reader@quire.test");
  });
});

describe("parseArguments", () => {
  it("takes several origins, and names one with a path", () => {
    const originArgs = ["--origin", "https://www.example.com", "--origin", "https://shop.example.com:8443"];
    expect(parseArguments(originArgs).origins).toEqual([
      "https://www.example.com",
      "https://shop.example.com:8443",
    ]);
    expect(() => parseArguments(["--origin", "https://www.example.com/blog"])).toThrow(
      '--origin takes an origin alone, such as https://www.example.com, not "https://www.example.com/blog".',
    );
  });

  it("accepts a host name for --rp-id, and rejects an address", () => {
    expect(parseArguments(["--rp-id", "API.example.org"]).rpId).toBe("api.example.org");
    for (const wrong of ["https://api.example.org", "192.168.1.7", "api.example.org:8443"])
      expect(() => parseArguments(["--rp-id", wrong])).toThrow(
        `--rp-id takes a host name alone, such as api.example.org, not "${wrong}".`,
      );
  });

  it("has defaults", () => {
    expect(parseArguments([])).toEqual({
      help: false,
      port: 4173,
      reset: false,
      seed: false,
      trustProxy: false,
      origins: [],
      rpId: undefined,
      file: undefined,
    });
  });

  it("rejects unknown arguments", () => {
    expect(() => parseArguments(["--prot", "1"])).toThrow("--prot");
    expect(() => parseArguments(["extra"])).toThrow("extra");
  });

  it("accepts a host only as a name or an IP address", () => {
    const getHost = (text: string) => parseArguments([`--host=${text}`]).host;
    expect(["Desk.local", "192.168.1.7", "::1", "[fe80::1]"].map(getHost)).toEqual([
      "desk.local",
      "192.168.1.7",
      "[::1]",
      "[fe80::1]",
    ]);
    for (const text of ["", "a:80", "a/b", "http://a", "a b", "me@a"])
      expect(() => getHost(text)).toThrow("--host takes a name alone");
  });

  it("rejects an invalid port", () => {
    for (const port of ["x", "-1", "70000", "4.5", ""]) {
      expect(() => parseArguments([`--port=${port}`])).toThrow("--port takes a number");
    }
  });
});
