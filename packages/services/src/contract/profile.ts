import { endpoint } from "./endpoint.js";
import { CurrentUserSchema } from "./user.js";

/** Returns the user's profile. 401 for guests, or 204, which no browser logs as an error (beyond-277). */
export const profile = endpoint({
  name: "profile",
  method: "GET",
  base: "api",
  path: "user/profile",
  absent: 204,
  answer: CurrentUserSchema,
  spec: "accounts-7.4",
});
