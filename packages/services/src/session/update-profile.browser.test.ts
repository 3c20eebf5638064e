import { newPage } from "@quire/conformance/new-page";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CurrentUserSchema } from "../contract/index.js";
import { restartSession, showSession } from "./session-changes.js";
import { sessionStore } from "./session-store.js";
import { updateProfile } from "./update-profile.js";

const EDUCATION = { attributes: [{ name: "industry" as const, value: "Education" }] };

let requests: string[] = [];
let answer: () => Response;

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

const known = (status: string) =>
  showSession({ status: "known", user: v.parse(CurrentUserSchema, { id: "1", status }) });

beforeEach(() => {
  requests = [];
  answer = () => new Response(null, { status: 204 });
  localStorage.clear();
  newPage();
  vi.stubGlobal("fetch", async (...input: Parameters<typeof fetch>) => {
    const { method, url, signal } = new Request(...input);
    requests.push(`${method} ${new URL(url).pathname}`);
    const profile = () => json(200, { id: "1", status: "registered", industry: "Education" });
    const response = (method === "POST" ? answer : profile)();
    signal.throwIfAborted();
    return response;
  });
});
afterEach(() => vi.unstubAllGlobals());

it.each(["registered", "subscribers"])(
  "updates and reloads the profile of a user with the status %s",
  async (status) => {
    known(status);
    await expect(updateProfile(EDUCATION)).resolves.toEqual({ kind: "updated" });
    expect(requests).toEqual(["POST /api/user/profile", "GET /api/user/profile"]);
    expect(sessionStore().getState()).toMatchObject({ user: { industry: "Education" } });
    // Other tabs update when the stored user changes.
    expect(JSON.parse(localStorage.getItem("user") ?? "")).toMatchObject({ industry: "Education" });
  },
);

it("resolves to `not-registered` for a guest and sends nothing (accounts-6.2)", async () => {
  showSession({ status: "anonymous" });
  await expect(updateProfile(EDUCATION)).resolves.toEqual({ kind: "not-registered" });
  known("guest");
  await expect(updateProfile(EDUCATION)).resolves.toEqual({ kind: "not-registered" });
  expect(requests).toEqual([]);
});

it("lets the server decide right after a registration", async () => {
  restartSession();
  await expect(updateProfile(EDUCATION)).resolves.toEqual({ kind: "updated" });
});

it("resolves to `not-registered` when the server does not know the user", async () => {
  restartSession();
  answer = () => json(401, {});
  await expect(updateProfile(EDUCATION)).resolves.toEqual({ kind: "not-registered" });
});

it("returns the server's message and its field", async () => {
  known("registered");
  answer = () => json(422, { errors: [{ field: "industry", message: "is not one of ours" }] });
  await expect(updateProfile(EDUCATION)).resolves.toEqual({
    kind: "rejected",
    status: 422,
    field: "industry",
    message: "is not one of ours",
  });
});

it.each([400, 500])("fails for %i without a message, and keeps the profile", async (status) => {
  known("registered");
  answer = () => json(status, {});
  await expect(updateProfile(EDUCATION)).resolves.toMatchObject({ kind: "failed", error: { status } });
  expect(requests).toEqual(["POST /api/user/profile"]);
});

it("aborts when the user changes or the form closes", async () => {
  known("registered");
  answer = () => {
    restartSession();
    return json(422, { errors: [{ field: "industry", message: "is not one of ours" }] });
  };
  await expect(updateProfile(EDUCATION)).resolves.toMatchObject({ error: { code: "request/aborted" } });
  const form = AbortSignal.abort();
  await expect(updateProfile(EDUCATION, form)).resolves.toMatchObject({ error: { code: "request/aborted" } });
});
