import { report, type StartPage } from "@quire/core";
import { arrivalMark } from "./arrival-mark.js";

/** Where a listing has led to a product, what was added there is confirmed here (content-2.3). */
export const start: StartPage = () => {
  if (arrivalMark() === null) return;
  import("./arrival.js").then(({ confirmArrival }) => confirmArrival()).catch(report);
};
