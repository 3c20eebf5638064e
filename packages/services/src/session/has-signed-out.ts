import { pageStorage } from "@quire/core";
import { SIGNED_OUT_KEY } from "./owner-key.js";

/** Returns true if the last user has signed out, in any tab. */
export const hasSignedOut = () => pageStorage().get(SIGNED_OUT_KEY) !== null;
