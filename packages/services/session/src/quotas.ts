import { call } from "@quire/client-service";
import { ascendQuota, type Quota, quota } from "@quire/contract-service";
import { patchUser } from "./patch-user.js";
import { sessionSignal } from "./session-store.js";

/**
 * How many articles the reader may read, asked anew; the session's user then holds it too.
 * @throws RequestError; until it succeeds, `quotaOf` and `ascendQuotaOf` give what was known before.
 */
export async function loadQuota(signal: AbortSignal = sessionSignal()): Promise<Quota> {
  const answer = await call(quota, { signal });
  patchUser((user) => ({ ...user, quota: answer }));
  return answer;
}

/** The same for ascend reports. */
export async function loadAscendQuota(signal: AbortSignal = sessionSignal()): Promise<Quota> {
  const answer = await call(ascendQuota, { signal });
  patchUser((user) => ({ ...user, ascendQuota: answer }));
  return answer;
}
