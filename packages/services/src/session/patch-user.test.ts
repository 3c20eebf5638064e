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
const getStored = () => [pageStorage().get("user"), pageStorage().get("quire:user-validator")];

beforeEach(() => runtime().shared.clear());

it.each([MODIFIED, null])(
  "changes the user on this page and stores the change for other tabs with the validator %j",
  (validator) => {
    saveUser(JSON.stringify(ada), validator);
    showSession({ status: "known", user: ada });
    const reader = sessionSignal();
    patchUser((user) => ({ ...user, topics: [...user.topics, { name: "Strategy" }] }));
    const topics = [{ name: "Strategy" }];
    expect(sessionStore().getState()).toEqual({ status: "known", user: { ...ada, topics } });
    expect(getStored()).toEqual([JSON.stringify({ ...ada, topics }), validator]);
    expect(reader.aborted).toBe(false);
  },
);

it.each(["unknown", "anonymous"] as const)("changes nothing while the user is %s", (status) => {
  saveUser("{}", MODIFIED);
  showSession({ status });
  patchUser(() => ada);
  expect(sessionStore().getState()).toEqual({ status });
  expect(getStored()).toEqual(["{}", MODIFIED]);
});
