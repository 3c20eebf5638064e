import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parseArguments } from "./arguments.js";
import { PortTakenError } from "./listen.js";
import { announcement, explain } from "./main.js";
import { serve } from "./serve.js";

const passwordCost = 4;
const folder = mkdtempSync(join(tmpdir(), "quire-serve-"));
const file = join(folder, "data", "api.sqlite");

afterAll(() => rmSync(folder, { recursive: true }));

describe("serve", () => {
  it("answers on three ports, for any host name", async () => {
    const served = await serve({ file: ":memory:", passwordCost });
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

  it("keeps its data, and forgets them on request", async () => {
    const count = async (reset: boolean) => {
      const served = await serve({ file, reset, passwordCost });
      const token = { siteKey: "quire-review", action: "register" };
      const solved = await fetch(`${served.outside}/captcha/api/token`, {
        method: "POST",
        body: JSON.stringify(token),
        headers: { Origin: served.site },
      });
      const { token: reCaptchaToken } = (await solved.json()) as { token: string };
      const body = JSON.stringify({
        reCaptchaToken,
        firstName: "Ada",
        lastName: "Quill",
        emailAddress: "ada@quire.test",
        password: "Reader#2026",
      });
      const headers = { "Content-Type": "application/json" };
      const { status } = await fetch(`${served.site}/api/user/register`, { method: "POST", headers, body });
      await served.close();
      return status;
    };
    expect(await count(false)).toBe(201);
    expect(await count(false)).toBe(409);
    expect(await count(true)).toBe(201);
  });

  it("says which port is taken, and how to choose another", async () => {
    const first = await serve({ file: ":memory:", passwordCost });
    try {
      const port = Number(new URL(first.site).port);
      const error = await serve({ port, file: ":memory:", passwordCost }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(PortTakenError);
      expect(explain(error)).toContain(`Port ${port} is taken`);
      expect(explain(error)).toContain("npm start -- --port ");
    } finally {
      await first.close();
    }
  });
});

describe("the announcement", () => {
  it("names the addresses and everybody who can sign in", async () => {
    const served = await serve({ file: ":memory:", passwordCost });
    await served.close();
    const text = announcement(served);
    for (const { emailAddress, password } of served.accounts) {
      expect(text).toContain(emailAddress);
      expect(text).toContain(password);
    }
    expect(text).toContain(served.partner);
    expect(text).toContain("reader@quire.test");
  });
});

describe("parseArguments", () => {
  it("has defaults", () => {
    expect(parseArguments([])).toEqual({
      help: false,
      port: 4173,
      reset: false,
      trustProxy: false,
      file: undefined,
    });
  });

  it("refuses what it does not know", () => {
    expect(() => parseArguments(["--prot", "1"])).toThrow("--prot");
    expect(() => parseArguments(["extra"])).toThrow("extra");
  });

  it("refuses a port that is none", () => {
    for (const port of ["x", "-1", "70000", "4.5", ""]) {
      expect(() => parseArguments([`--port=${port}`])).toThrow("--port takes a number");
    }
  });
});
