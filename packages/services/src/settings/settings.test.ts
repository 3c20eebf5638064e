import { afterEach, expect, it, vi } from "vitest";
import {
  cancelEmailChange,
  changeEmail,
  deleteAccount,
  loadAccountData,
  loadAccountDetails,
} from "./index.js";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const refusal = (field: string, code: string) => ({ errors: [{ field, code, message: "It is refused." }] });

/** Answers every call with this status. @returns the sent requests */
function serve(status: number, body?: unknown): Request[] {
  const sent: Request[] = [];
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) => {
    sent.push(new Request(new URL(String((input as Request).url ?? input), "https://quire.test"), init));
    return Promise.resolve(
      body === undefined ? new Response(null, { status }) : Response.json(body, { status }),
    );
  });
  vi.stubGlobal("location", new URL("https://quire.test/account"));
  return sent;
}

const change = (currentPassword?: string) =>
  changeEmail({ emailAddress: "ada@example.org", ...(currentPassword !== undefined && { currentPassword }) });

it.each([
  [204, undefined, undefined, "asked"],
  [400, refusal("currentPassword", "password"), undefined, "password-needed"],
  [400, refusal("currentPassword", "current"), "wrong", "password-wrong"],
  [423, refusal("currentPassword", "locked"), "wrong", "locked"],
  [400, refusal("emailAddress", "email"), undefined, "invalid"],
  [429, refusal("", "too-many-requests"), undefined, "too-many"],
  [401, undefined, undefined, "sign-in-needed"],
  [503, undefined, undefined, "failed"],
])(
  "returns %i %j of a change of e-mail as its outcome (beyond-343)",
  async (status, body, password, kind) => {
    serve(status, body);
    expect((await change(password)).kind).toBe(kind);
  },
);

it.each([
  [400, refusal("currentPassword", "password"), undefined, "password-needed"],
  [400, refusal("currentPassword", "current"), "wrong", "password-wrong"],
  [401, undefined, undefined, "sign-in-needed"],
  [500, undefined, undefined, "failed"],
])("returns %i %j of a deletion as its outcome (beyond-346)", async (status, body, password, kind) => {
  const sent = serve(status, body);
  expect((await deleteAccount(password)).kind).toBe(kind);
  expect(sent).toHaveLength(1);
});

it("returns the details, the data and a withdrawal as data (beyond-341, beyond-345)", async () => {
  serve(200, { pendingEmailAddress: "ada@example.org", exported: "2026-11-05T09:30:00Z", saves: [] });
  expect(await loadAccountDetails()).toEqual({
    kind: "read",
    details: { pendingEmailAddress: "ada@example.org", subscription: null },
  });
  expect(await loadAccountData()).toMatchObject({ kind: "read", data: { saves: [] } });
  serve(204);
  expect(await cancelEmailChange()).toEqual({ kind: "cancelled" });
});
