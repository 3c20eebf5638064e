import { endpoint } from "./endpoint.js";
import { CurrentUserSchema } from "./user.js";

/** Read for its Last-Modified alone (accounts-4.5, user fetch). */
export const profileHead = endpoint({
  name: "profileHead",
  method: "HEAD",
  base: "api",
  path: "user/profile",
  spec: "accounts-7.4",
});

/** 401 means that nobody is signed in. */
export const profile = endpoint({
  name: "profile",
  method: "GET",
  base: "api",
  path: "user/profile",
  answer: CurrentUserSchema,
  spec: "accounts-7.4",
});
