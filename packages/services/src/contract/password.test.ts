import { parse, safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import { changePassword, forgotPassword, forgotPasswordFlyout, resetPassword } from "./password.js";

describe("password calls", () => {
  it("send a forgotten password's fields from the modal, the card and the flyout", () => {
    const sent = { emailAddress: "reader@quire.test", reCaptchaToken: "t", deviceType: "WEB_SITE" };
    expect(
      parse(forgotPassword.body.schema, { emailAddress: "reader@quire.test", reCaptchaToken: "t" }),
    ).toEqual(sent);
    expect(parse(forgotPasswordFlyout.body.schema, { email: "reader@quire.test" })).toEqual({
      email: "reader@quire.test",
      reCaptchaToken: "",
    });
  });

  it("use the specified paths (accounts-7.9, accounts-7.10, accounts-7.11, accounts-7.12)", () => {
    const paths = [forgotPassword, forgotPasswordFlyout, resetPassword, changePassword].map(
      ({ path }) => path,
    );
    expect(paths).toEqual([
      "user/forgotpassword",
      "user/forgot-password",
      "user/reset-password",
      "user/password",
    ]);
  });

  it("reject an empty password or token", () => {
    expect(safeParse(resetPassword.body.schema, { password: "x", token: "" }).success).toBe(false);
    expect(safeParse(changePassword.body.schema, { current: "", password: "x" }).success).toBe(false);
  });

  it("read the failures for a locked and a restricted account (accounts-8.17, accounts-8.18)", () => {
    for (const { failures } of [forgotPassword, forgotPasswordFlyout]) {
      for (const status of [403, 423] as const) {
        expect(parse(failures[status], { errors: [{ code: "locked" }] }).errors[0]?.code).toBe("locked");
      }
    }
  });
});
