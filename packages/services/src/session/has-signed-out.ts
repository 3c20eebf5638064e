import { pageStorage } from "@quire/core";
import { OWNER_KEY, SIGNED_OUT } from "./owner-key.js";

/** Whether the last reader has signed out, in any tab. */
export const hasSignedOut = () => pageStorage().get(OWNER_KEY) === SIGNED_OUT;
