import { pageStorage, runtime } from "@quire/core";
import * as v from "valibot";
import { beforeEach, expect, it } from "vitest";
import { CurrentUserSchema } from "../contract/index.js";
import { patchUser } from "./patch-user.js";
import { showSession } from "./session-changes.js";
import { sessionSignal, sessionStore } from "./session-store.js";
import { saveUser } from "./user-cache.js";

const ada = v.parse(CurrentUserSchema, { id: "1", firstName: "Ada" });
const MODIFIED = "Thu, 05 Nov 2026 10:00:00 GMT";
const stored = () => [pageStorage().get("user"), pageStorage().get("quire:user-validator")];

beforeEach(() => runtime().shared.clear());

it.each([MODIFIED, null])(
  "what a write has changed of the reader shows here, and is kept for other tabs under the validator %j",
  (validator) => {
    saveUser(JSON.stringify(ada), validator);
    showSession({ status: "known", user: ada });
    const reader = sessionSignal();
    patchUser((user) => ({ ...user, topics: [...user.topics, { name: "Strategy" }] }));
    const topics = [{ name: "Strategy" }];
    expect(sessionStore().getState()).toEqual({ status: "known", user: { ...ada, topics } });
    expect(stored()).toEqual([JSON.stringify({ ...ada, topics }), validator]);
    expect(reader.aborted).toBe(false);
  },
);

it.each(["unknown", "anonymous"] as const)("of a reader who is %s there is nothing to change", (status) => {
  saveUser("{}", MODIFIED);
  showSession({ status });
  patchUser(() => ada);
  expect(sessionStore().getState()).toEqual({ status });
  expect(stored()).toEqual(["{}", MODIFIED]);
});
