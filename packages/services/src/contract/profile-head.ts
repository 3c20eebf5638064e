import { endpoint } from "./endpoint.js";

/** Returns the profile's headers. Only Last-Modified is used (accounts-4.5, user fetch). */
export const profileHead = endpoint({
  name: "profileHead",
  method: "HEAD",
  base: "api",
  path: "user/profile",
  absent: 204,
  spec: "accounts-7.4",
});
