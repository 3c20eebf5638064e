import { endpoint } from "./endpoint.js";
import { CurrentUserSchema } from "./user.js";

/** Returns the user's profile. 401 for guests. */
export const profile = endpoint({
  name: "profile",
  method: "GET",
  base: "api",
  path: "user/profile",
  answer: CurrentUserSchema,
  spec: "accounts-7.4",
});
