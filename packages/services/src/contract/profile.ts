import { endpoint } from "./endpoint.js";
import { CurrentUserSchema } from "./user.js";

/** 401 means that nobody is signed in. */
export const profile = endpoint({
  name: "profile",
  method: "GET",
  base: "api",
  path: "user/profile",
  answer: CurrentUserSchema,
  spec: "accounts-7.4",
});
