import type { CartItem } from "@quire/services/contract";
import * as v from "valibot";
import type { ApiApp } from "../api-env.js";
import { formAnswers } from "../form-answers.js";
import { refusal } from "../refusal.js";
import type { State } from "../state.js";
import { cartOwnerForWriting } from "./cart-owner.js";
import { getFields } from "./plain-forms.js";

const HowManySchema = v.fallback(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)), 0);

/** Fields of a product form: availability, quantity and number of permissions. */
const FormSchema = v.object({
  productId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  quantity: v.optional(HowManySchema, "1"),
  permissions: v.optional(HowManySchema, "0"),
});

/** Registers the form of a product page without JavaScript. The cart's page shows the result. */
export function registerPlainCart(app: ApiApp, state: State): void {
  const { carts, limits, sessions, transaction } = state;
  const form = formAnswers("/shopping-cart", { stays: true, keep: "productId" });

  app.post("/shopping-cart", form, async (c) => {
    if (sessions.getAccount(c) === undefined) await limits.take(c, "guestWrite");
    const sent = v.safeParse(FormSchema, await getFields(c));
    const items = sent.success ? getItems(sent.output) : [];
    if (items.length === 0) throw refusal(400, "nothing", "Nothing was chosen.", "quantity");
    if (state.maintenance) throw refusal(503, "maintenance", "The store is closed for maintenance.");
    transaction(() => {
      const owner = cartOwnerForWriting(c, state);
      const isAdded = carts.add(carts.find(owner) ?? carts.create(owner), items);
      if (!isAdded) throw refusal(422, "not-added", "It couldn’t be added.", "productId");
    });
    return c.body(null, 204);
  });
}

function getItems({ productId, quantity, permissions }: v.InferOutput<typeof FormSchema>): CartItem[] {
  const items: CartItem[] = [];
  if (quantity > 0) items.push({ productId, quantity });
  if (permissions > 0) items.push({ productId, type: "Perm", quantity: permissions });
  return items;
}
