import { call } from "../client/index.js";
import { type Place, stateProvinces } from "../contract/index.js";

/**
 * Loads the states or provinces of a country. Without any, users type the state.
 * @throws RequestError
 */
export async function loadStates(country: string, signal: AbortSignal): Promise<readonly Place[]> {
  return (await call(stateProvinces, { params: { country }, signal })).states;
}
