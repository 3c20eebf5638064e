import { plainPartShell } from "@quire/plain-parts";
import closeSheet from "../close.css?inline";
import cornerSheet from "../corner.css?inline";
import sheet from "../toast/toast.css?inline";
import { ATTRIBUTES, optionsOf } from "../toast/toast-options.js";
import { ToastPart } from "../toast/toast-part.js";

/** All that it is. */
export const shell = plainPartShell({
  name: "toast",
  sheet: closeSheet + cornerSheet + sheet,
  attributes: ATTRIBUTES,
  optionsOf,
  create: (place) => new ToastPart(place),
});
