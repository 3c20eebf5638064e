import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadSession, sessionStore } from "../session/index.js";
import { changePassword } from "./change-password.js";
import { forgotPassword } from "./forgot-password.js";
import { resetPassword } from "./reset-password.js";

interface RecordedRequest {
  readonly path: string;
  readonly body: unknown;
}

let requests: RecordedRequest[];
let answer: () => Response | Promise<Response>;
let profile: Response;

const nothing = () => new Response(null, { status: 204 });
const refuse =
  (status: number, ...errors: { field?: string; code?: string; message?: string }[]) =>
  () =>
    new Response(JSON.stringify({ errors }), { status, headers: { "content-type": "application/json" } });
const page = () => new Response("<html>", { headers: { "content-type": "text/html" } });
const cut = () => Promise.reject(new TypeError("The connection was cut."));

beforeEach(() => {
  requests = [];
  answer = nothing;
  profile = new Response(null, { status: 401 });
  localStorage.clear();
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async (...input: Parameters<typeof fetch>) => {
    const request = new Request(...input);
    const { pathname: path } = new URL(request.url);
    if (path === "/api/user/profile") return profile.clone();
    request.signal.throwIfAborted();
    requests.push({ path, body: await request.json() });
    return answer();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const email = { emailAddress: "a@b.de", captcha: "token" };

describe("forgot password", () => {
  it("posts emailAddress, reCaptchaToken and deviceType from modal and card (accounts-3.9, accounts-7.12)", async () => {
    await expect(forgotPassword(email)).resolves.toEqual({ kind: "sent" });
    expect(requests).toEqual([
      {
        path: "/api/user/forgotpassword",
        body: { emailAddress: "a@b.de", reCaptchaToken: "token", deviceType: "WEB_SITE" },
      },
    ]);
  });

  it("posts email to {api}user/forgot-password from the flyout (accounts-7.10)", async () => {
    await expect(forgotPassword(email, { flyout: true })).resolves.toEqual({ kind: "sent" });
    expect(requests).toEqual([
      { path: "/api/user/forgot-password", body: { email: "a@b.de", reCaptchaToken: "token" } },
    ]);
  });

  it("resolves to `restricted` for 403 and `locked` for 423 (accounts-8.17, accounts-8.18)", async () => {
    answer = refuse(403, { code: "restricted" });
    await expect(forgotPassword(email)).resolves.toEqual({ kind: "restricted" });
    answer = refuse(423, { code: "locked" });
    await expect(forgotPassword(email, { flyout: true })).resolves.toEqual({ kind: "locked" });
  });

  it.each([400, 404, 500])(
    "resolves to `failed` for %i, whose message is the generic one (accounts-8.21)",
    async (status) => {
      answer = refuse(status, { field: "emailAddress" });
      await expect(forgotPassword(email)).resolves.toMatchObject({ kind: "failed", error: { status } });
      expect(requests).toHaveLength(1);
    },
  );

  it("resolves to `failed` and does not retry if the connection is lost", async () => {
    answer = cut;
    await expect(forgotPassword(email)).resolves.toMatchObject({ kind: "failed" });
    expect(requests).toHaveLength(1);
  });

  it("rejects a refused captcha token with 'reCAPTCHA is required.'", async () => {
    answer = refuse(400, { field: "reCaptchaToken", code: "captcha" });
    await expect(forgotPassword(email)).rejects.toMatchObject({
      code: "captcha/required",
      message: expect.stringContaining("reCAPTCHA is required."),
    });
  });

  it("sends nothing when the caller has aborted (robustness-23)", async () => {
    await expect(forgotPassword(email, { signal: AbortSignal.abort() })).resolves.toMatchObject({
      error: { code: "request/aborted" },
    });
    expect(requests).toEqual([]);
  });
});

describe("reset password by token", () => {
  const reset = { password: "Reader#2026", token: "t" };

  it("posts password and token (accounts-7.11)", async () => {
    await expect(resetPassword(reset)).resolves.toEqual({ kind: "reset" });
    expect(requests).toEqual([{ path: "/api/user/reset-password", body: reset }]);
  });

  it("reloads the session, because the server has ended the account's sessions", async () => {
    profile = new Response('{"id":"1"}', { headers: { "content-type": "application/json" } });
    await loadSession();
    profile = new Response(null, { status: 401 });
    await resetPassword(reset);
    await vi.waitFor(() => expect(sessionStore().getState().status).toBe("anonymous"));
  });

  it.each([
    ["invalid-token", 400, "token"],
    ["invalid-token", 404, ""],
    ["rejected", 400, "password"],
    ["rejected", 422, "password"],
    ["restricted", 403, ""],
    ["locked", 423, ""],
    ["failed", 500, ""],
  ])("resolves to %s for %i with the field %j", async (kind, status, field) => {
    answer = refuse(status, { field, message: "It is too short." });
    await expect(resetPassword(reset)).resolves.toMatchObject({ kind });
  });
});

describe("change password", () => {
  const change = { current: "Reader#2025", password: "Reader#2026" };

  it("posts current and password (accounts-3.10, accounts-7.9)", async () => {
    await expect(changePassword(change)).resolves.toEqual({ kind: "changed" });
    expect(requests).toEqual([{ path: "/api/user/password", body: change }]);
  });

  it.each([400, 403, 422, 423])(
    "treats a refusal with %i as 'Current Password is invalid' (accounts-8.23)",
    async (status) => {
      answer = refuse(status, { field: "current" });
      await expect(changePassword(change)).resolves.toEqual({ kind: "invalid-current", status });
    },
  );

  it.each([500, 503])(
    "fails without blaming the current password if the answer is %i (beyond-172)",
    async (status) => {
      answer = refuse(status, { field: "current" });
      await expect(changePassword(change)).resolves.toMatchObject({ kind: "failed" });
    },
  );

  it("distinguishes a refused new password from a wrong current one", async () => {
    answer = refuse(400, { field: "password", message: "It is too short." });
    await expect(changePassword(change)).resolves.toEqual({ kind: "rejected", message: "It is too short." });
  });

  it("requires sign-in when the session has ended", async () => {
    answer = refuse(401);
    await expect(changePassword(change)).resolves.toEqual({ kind: "sign-in-needed" });
  });

  it.each([
    ["a cut connection", cut],
    ["a page", page],
  ])("does not blame the current password for %s (robustness-20)", async (_, wrong) => {
    answer = wrong;
    await expect(changePassword(change)).resolves.toMatchObject({ kind: "failed" });
    expect(requests).toHaveLength(1);
  });
});

it("stores no password or token (robustness-17)", async () => {
  await changePassword({ current: "Reader#2025", password: "Reader#2026" });
  await resetPassword({ password: "Reader#2027", token: "the-token" });
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]);
  expect(stored).not.toMatch(/Reader#|the-token/);
});
