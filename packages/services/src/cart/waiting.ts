import { ADD, ADD_NOW } from "./add-to-cart.js";
import { COUPON, ESTIMATE } from "./cart-terms.js";
import { recheckCart, stopReading, takeOver } from "./load-cart.js";
import { REMOVE } from "./remove-from-cart.js";
import { TAKE_BACK } from "./take-back.js";
import { handleSeparations } from "./tell-combined.js";
import { handleCartWrites } from "./write-cart.js";

/** Sends the writes that an earlier page could not send. */
export function sendWaiting(): void {
  handleCartWrites(ADD);
  handleCartWrites(ADD_NOW);
  handleCartWrites(REMOVE);
  handleCartWrites(TAKE_BACK);
  handleCartWrites(COUPON);
  handleCartWrites(ESTIMATE);
  handleSeparations({ recheckCart, stopReading, takeOver });
}
