import { ADD_NOW_WRITE, ADD_WRITE } from "./add-to-cart.js";
import { COUPON_WRITE, ESTIMATE_WRITE } from "./cart-terms.js";
import { recheckCart, stopReading, takeOver } from "./load-cart.js";
import { handleSeparations } from "./notify-combined.js";
import { REMOVE_WRITE } from "./remove-from-cart.js";
import { TAKE_BACK_WRITE } from "./take-back.js";
import { handleCartWrites } from "./write-cart.js";

/** Sends the writes that an earlier page could not send. */
export function sendWaiting(): void {
  handleCartWrites(ADD_WRITE);
  handleCartWrites(ADD_NOW_WRITE);
  handleCartWrites(REMOVE_WRITE);
  handleCartWrites(TAKE_BACK_WRITE);
  handleCartWrites(COUPON_WRITE);
  handleCartWrites(ESTIMATE_WRITE);
  handleSeparations({ recheckCart, stopReading, takeOver });
}
