import { type Answers, answer, type Sent } from "@quire/conformance/answers";
import { newPage } from "@quire/conformance/new-page";
import { stayHere } from "@quire/conformance/stay-here";
import { routing } from "@quire/core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { sessionStore } from "../session/index.js";
import { useSignIn } from "./use-sign-in.js";
import { useSignUp } from "./use-sign-up.js";

let sent: Sent[];
let visited: string[];

function serve(answers: Answers): void {
  vi.stubGlobal("fetch", answer({ "/api/user/profile": { body: { id: "1" } }, ...answers }, sent));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  newPage();
  sent = [];
  visited = [];
  vi.spyOn(console, "error").mockImplementation(() => {});
  routing().router = (address) => visited.push(address) > 0;
  sessionStore().setState({ status: "anonymous" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const CREDENTIALS = { username: "ada@quire.test", password: "Reader#2026" };
const posts = () => sent.filter(({ method }) => method === "POST").map(({ path }) => path);

describe("useSignIn", () => {
  it("signs in once for a double submit, and continues in place (beyond-268)", async () => {
    const wentTo = stayHere();
    serve({ "/authenticate": { body: { authenticated: true } } });
    const { result, act } = await renderHook(() => useSignIn({ returnPath: "/my-library" }));
    expect(result.current).toMatchObject({ isSending: false, outcome: undefined, lockout: null });
    await act(async () => {
      const { submit } = result.current;
      await Promise.all([submit(CREDENTIALS), submit(CREDENTIALS)]);
    });
    expect(result.current).toMatchObject({ isSending: false, outcome: { kind: "signed-in" } });
    expect(posts()).toEqual(["/authenticate"]);
    expect(sessionStore().getState().status).toBe("known");
    expect([wentTo, visited]).toEqual([[], ["/my-library"]]);
  });

  it("returns the refusal until it is reset, and the lockout of the account (beyond-268)", async () => {
    serve({ "/authenticate": { status: 401, body: { lockout_duration: 900 } } });
    const { result, act } = await renderHook(() => useSignIn());
    await act(async () => void (await result.current.submit(CREDENTIALS)));
    expect(result.current).toMatchObject({
      outcome: { kind: "locked", lockoutDuration: 900 },
      lockout: { n: 15, unit: "minutes" },
    });
    await act(() => result.current.reset());
    expect(result.current.outcome).toBeUndefined();
  });

  it("completes the sign-in when the form unmounts meanwhile (beyond-268)", async () => {
    let reply = () => {};
    const replied = new Promise<void>((resolve) => {
      reply = resolve;
    });
    serve({ "/authenticate": () => replied.then(() => Response.json({ authenticated: true })) });
    const { result, unmount } = await renderHook(() => useSignIn());
    const done = result.current.submit(CREDENTIALS);
    await unmount();
    reply();
    await expect(done).resolves.toEqual({ kind: "signed-in" });
    expect(sessionStore().getState().status).toBe("known");
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe("useSignUp", () => {
  const PERSON = {
    firstName: "Ada",
    lastName: "King",
    emailAddress: "ada@quire.test",
    password: "Reader#2026",
  };

  it("creates the account and continues in place (beyond-268)", async () => {
    const emailAddress = PERSON.emailAddress;
    serve({
      "/api/user/subscriber/search": { status: 404 },
      "/api/user/register": { body: { id: "1", emailAddress } },
    });
    const { result, act } = await renderHook(() => useSignUp());
    await act(async () => void (await result.current.submit(PERSON)));
    expect(result.current.outcome).toEqual({ kind: "registered", emailAddress });
    expect(sessionStore().getState().status).toBe("known");
  });

  it("returns a taken e-mail, and stays a guest (beyond-268)", async () => {
    serve({ "/api/user/subscriber/search": { status: 404 }, "/api/user/register": { status: 409 } });
    const { result, act } = await renderHook(() => useSignUp());
    await act(async () => void (await result.current.submit(PERSON)));
    expect(result.current.outcome).toMatchObject({ kind: "unavailable" });
    expect(sessionStore().getState().status).toBe("anonymous");
  });
});
