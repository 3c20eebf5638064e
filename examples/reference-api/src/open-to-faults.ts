import type { ApiApp } from "./api-env.js";
import { createFaults } from "./faults.js";
import { createRequestLog } from "./request-log.js";

/** Lets tests see what arrives and decide what goes wrong; also in front of whatever else the site serves. */
export function openToFaults(app: ApiApp): void {
  const log = createRequestLog();
  const faults = createFaults();
  app.use(log.record, faults.strike);
  log.register(app);
  faults.register(app);
}
