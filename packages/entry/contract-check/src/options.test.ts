import { describe, expect, it } from "vitest";
import { readOptions, UsageError } from "./options.js";

const SITE = "https://www.example.com";

describe("command line", () => {
  it("needs only an address, and then only reads", () => {
    expect(readOptions([SITE], {})).toMatchObject({
      target: { site: SITE, write: false, lasting: false, account: undefined, values: {} },
    });
  });

  it("accepts an account and values, and reads the password from the environment", () => {
    const args = [
      SITE,
      "--user",
      "check@example.com",
      "--set",
      "product=10042",
      "--set",
      "url=/a?b=c",
      "--lasting",
    ];
    expect(readOptions(args, { QUIRE_CHECK_PASSWORD: "secret" })).toMatchObject({
      target: {
        account: { user: "check@example.com", password: "secret" },
        values: { product: "10042", url: "/a?b=c" },
        write: true,
        lasting: true,
      },
    });
  });

  it("returns undefined for --help", () => {
    expect(readOptions(["--help"], {})).toBeUndefined();
  });

  it.each([
    [[], /Give one address/],
    [["www.example.com"], /Give one address/],
    [["ftp://example.com"], /Give one address/],
    [[SITE, SITE], /Give one address/],
    [[SITE, "--user", "check@example.com"], /QUIRE_CHECK_PASSWORD/],
    [[SITE, "--set", "product"], /"--set product" has no value/],
    [[SITE, "--patience", "soon"], /"--patience soon" is no number/],
    [[SITE, "--patience", "0"], /"--patience 0" is no number/],
    [[SITE, "--identity", "identity"], /"identity" is no address/],
    [[SITE, "--wirte"], /Unknown option '--wirte'/],
  ])("reports the mistake in %j", (args, why) => {
    expect(() => readOptions(args, {})).toThrow(UsageError);
    expect(() => readOptions(args, {})).toThrow(why);
  });
});
