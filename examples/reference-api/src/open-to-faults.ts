import type { ApiApp } from "./api-env.js";
import { createFaults } from "./faults.js";
import { createRequestLog } from "./request-log.js";

/** Lets tests list requests and cause faults, for the API and the rest of the site. */
export function openToFaults(app: ApiApp): void {
  const log = createRequestLog();
  const faults = createFaults();
  app.use(log.record, faults.strike);
  log.register(app);
  faults.register(app);
}
