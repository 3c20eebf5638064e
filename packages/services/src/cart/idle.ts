import { report, type StartPage } from "@quire/core";
import { arrivalMark } from "./arrival-mark.js";

/** Confirms an addition that was made on a listing, on the product's page (content-2.3). */
export const start: StartPage = () => {
  if (arrivalMark() === null) return;
  import("./arrival.js").then(({ confirmArrival }) => confirmArrival()).catch(report);
};
