import { call } from "../client/index.js";
import { type Place, stateProvinces } from "../contract/index.js";

/**
 * The states or provinces of a country; none: they are typed.
 * @throws RequestError
 */
export async function loadStates(country: string, signal: AbortSignal): Promise<readonly Place[]> {
  return (await call(stateProvinces, { params: { country }, signal })).states;
}
