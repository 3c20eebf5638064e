import { createScenario, type Scenario } from "@quire/conformance/scenario";
import { type ServeOptions, serve } from "../../src/serve.js";
import type { HostFront } from "./host-front.js";

/** The product's origin in tests that need a real host name. */
export const OWN = "https://quire.test";
export const PARTNER = "https://partner.test";

/**
 * Each test file starts its own site. Slow hashes, compression and waits would take longer than the tests.
 */
const CHEAP = { passwordCost: 4, quality: 4, paymentPatience: 2_000 } as const;

/** For changes that must show within a second, with tolerance for a busy machine. */
export const BUSY_SECOND = { timeout: 5_000 } as const;

/** An account that every new database contains. */
export const READER = { emailAddress: "reader@quire.test", password: "Reader#2026", firstName: "Robin" };

/** The whole product as `npm start` serves it, with its own data and simulated faults. */
export interface Site {
  /** Such as "http://localhost:40123". The same site is at https://quire.test. */
  readonly origin: string;
  readonly partner: string;
  readonly outside: string;
  readonly front: HostFront;
  readonly scenario: Scenario;
  /** Controls the stand-ins for identity, geolocation and captcha in the same way. */
  readonly outsideScenario: Scenario;
  /** Stops the whole server, as an outage does. */
  stop(): Promise<void>;
}

/**
 * Serves a new site. It answers under the host names of `front` until it is stopped.
 * @param options for a site with applications in front of it
 */
export async function openSite(
  front: HostFront,
  options: Pick<ServeOptions, "trustProxy" | "origins" | "rpId" | "applicationPorts"> = {},
): Promise<Site> {
  // QUIRE_CDN runs the tests on another build, such as the last release.
  const { QUIRE_CDN: cdn } = process.env;
  const hostnames = [new URL(OWN).hostname];
  const served = await serve({
    seed: true,
    file: ":memory:",
    faults: true,
    hostnames,
    ...options,
    ...CHEAP,
    ...(cdn ? { cdn } : {}),
  });
  front.pages.clear();
  front.servers.set(OWN, served.site).set(PARTNER, served.partner);
  let stopped: Promise<void> | undefined;
  return {
    origin: served.site,
    partner: served.partner,
    outside: served.outside,
    front,
    scenario: createScenario(served.site),
    outsideScenario: createScenario(served.outside),
    stop() {
      stopped ??= served.close();
      return stopped;
    },
  };
}
