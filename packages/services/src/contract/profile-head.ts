import { endpoint } from "./endpoint.js";

/** Read for its Last-Modified alone (accounts-4.5, user fetch). */
export const profileHead = endpoint({
  name: "profileHead",
  method: "HEAD",
  base: "api",
  path: "user/profile",
  spec: "accounts-7.4",
});
