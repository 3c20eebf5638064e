import { ActionFailure } from "@quire/core";
import * as v from "valibot";
import { askForSignIn } from "../session/index.js";
import {
  type CheckoutSubject,
  type StartOutcome,
  startSubscriptionCheckout,
} from "./start-subscription-checkout.js";
import { SUBSCRIBE } from "./subscribe-action.js";
import { text } from "./text.js";

/** A plan that a reader has chosen. */
export interface PlanChoice extends CheckoutSubject {
  readonly plan: string;
}

/** The control by which the reader has chosen. Focus returns to it from the sign-in. */
interface ChoiceOrigin {
  readonly trigger?: HTMLElement;
  readonly keyboard?: boolean;
}

/**
 * Opens the checkout of a plan (beyond-303). A guest signs in first. The choice survives the sign-in and its reload, and
 * opens the checkout once.
 * @example
 * await checkOutPlan({ plan: "better", period: "yearly" }, { trigger: button });
 */
export async function checkOutPlan(choice: PlanChoice, from: ChoiceOrigin = {}): Promise<StartOutcome> {
  const { plan, period, voucherCode } = choice;
  const outcome = await startSubscriptionCheckout({ plan, period, voucherCode });
  if (outcome.kind === "sign-in-needed") {
    const data = { plan, period, voucherCode };
    askForSignIn({ action: SUBSCRIBE, data }, { ...from, reason: text("reason") });
  }
  return outcome;
}

const ChoiceSchema = v.object({
  plan: v.pipe(v.string(), v.nonEmpty()),
  period: v.optional(v.picklist(["monthly", "yearly"])),
  voucherCode: v.optional(v.string()),
});

/** Opens the checkout of a guest's plan after sign-in. @returns the text to announce */
export async function checkOutPending(data: unknown): Promise<string> {
  const outcome = await startSubscriptionCheckout(v.parse(ChoiceSchema, data));
  switch (outcome.kind) {
    case "leaving":
      return text("opening");
    case "opened-by-page":
      return "";
    case "sign-in-needed":
      throw new ActionFailure(text("signInNeeded"));
    case "no-provider":
      throw new ActionFailure(text("failed"));
    case "failed":
      throw new ActionFailure(text("failed"), outcome.error);
  }
}
