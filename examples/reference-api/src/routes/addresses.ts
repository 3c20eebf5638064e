import { AddressSchema, saveAddress, stateProvinces } from "@quire/services/contract";
import * as v from "valibot";
import { addressProblems } from "../address-problems.js";
import { MOST_ADDRESSES } from "../addresses.js";
import type { ApiApp } from "../api-env.js";
import { oneLine } from "../one-line.js";
import { Refusal, refusal } from "../refusal.js";
import { route } from "../route.js";
import { countries } from "../seed/countries.js";
import type { State } from "../state.js";
import { requireAccount } from "./user.js";

const TOO_MANY = `An account keeps at most ${MOST_ADDRESSES} addresses. Change one of them instead.`;

/** Registers the addresses of accounts, and the states of countries (content-7.8). */
export function registerAddresses(app: ApiApp, state: State): void {
  const { addresses, once } = state;

  route(
    app,
    saveAddress,
    ({ c, body }) => {
      const account = requireAccount(c, state);
      const parts = Object.entries(body).map(([name, value]) => [name, oneLine(value).trim()]);
      const address = v.parse(AddressSchema, Object.fromEntries(parts));
      const errors = addressProblems(address);
      if (errors.length > 0) throw new Refusal(422, { errors });
      const saved = addresses.save(account.id, address);
      if (saved === "unknown") throw refusal(404, "no-address", "There is no such address.", "id");
      if (saved === "too-many") throw refusal(422, "too-many", TOO_MANY);
      return { address: saved };
    },
    { once },
  );

  route(app, stateProvinces, ({ params: { country } }) => {
    const found = Object.hasOwn(countries, country) ? countries[country] : undefined;
    if (!found) throw refusal(404, "unknown-country", "We don’t ship to this country.", "country");
    return { states: Object.entries(found.states).map(([code, name]) => ({ code, name })) };
  });
}
