import { pageStorage } from "@quire/core";
import { OWNER_KEY } from "./owner-key.js";

/** Whether the last reader has signed out, in any tab: `forgetSignedOut` says so. A session that has only ended says nothing. */
export const hasSignedOut = () => pageStorage().get(OWNER_KEY) === "";
