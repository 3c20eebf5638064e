import { answer, type Sent } from "@quire/conformance/answers";
import { newPage } from "@quire/conformance/new-page";
import { StrictMode } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { CurrentUserSchema } from "../contract/index.js";
import { sessionStore } from "../session/index.js";
import { useLibrary } from "./use-library.js";

let sent: Sent[];

beforeEach(() => {
  localStorage.clear();
  newPage();
  sent = [];
  const lists = [{ id: "f1", name: "Later" }];
  vi.stubGlobal("fetch", answer({ "/api/user/lists": { body: { lists } } }, sent));
});
afterEach(() => vi.unstubAllGlobals());

const user = v.parse(CurrentUserSchema, { id: "1" });

it("useLibrary loads the folders once, also in StrictMode (beyond-270)", async () => {
  sessionStore().setState({ status: "known", user });
  const first = await renderHook(useLibrary, { wrapper: StrictMode });
  await expect
    .poll(() => first.result.current)
    .toMatchObject({ status: "ready", folders: [{ name: "Later" }] });
  await first.unmount();
  const again = await renderHook(useLibrary, { wrapper: StrictMode });
  expect(again.result.current.status).toBe("ready");
  expect(sent.map(({ path }) => path)).toEqual(["/api/user/lists"]);
});

it("useLibrary requests nothing for a guest, whose save needs a sign-in", async () => {
  sessionStore().setState({ status: "anonymous" });
  const { result } = await renderHook(useLibrary);
  expect(result.current.status).toBe("unknown");
  await expect(result.current.save({ id: "1", title: "One" })).resolves.toEqual({ kind: "sign-in-needed" });
  expect(sent).toEqual([]);
});
