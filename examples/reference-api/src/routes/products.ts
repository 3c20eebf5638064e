import { type AnswerOf, productAvailabilities } from "@quire/services/contract";
import type { ApiApp } from "../api-env.js";
import type { AvailabilityRow } from "../availabilities.js";
import { refusal } from "../refusal.js";
import { route } from "../route.js";
import { decimal, PERMISSION_CENTS } from "../shop.js";
import type { State } from "../state.js";

/** Registers a product's formats and languages (content-7.9), found by its id or by the id of one availability. */
export function registerProducts(app: ApiApp, { availabilities }: State): void {
  route(app, productAvailabilities, ({ params }) => {
    const productId = availabilities.find(params.id)?.product_id ?? params.id;
    const sold = availabilities.ofProduct(productId);
    if (sold.length === 0) throw refusal(404, "no-product", "There is no such product.", "id");
    return { currency: "USD", availabilities: sold.map(asAnswered) };
  });
}

function asAnswered(row: AvailabilityRow): AnswerOf<typeof productAvailabilities>["availabilities"][number] {
  return {
    availabilityId: row.availability_id,
    format: row.format,
    language: row.language,
    listPrice: decimal(row.cents),
    lineType: row.line_type,
    sku: row.sku,
    permissionsAvailable: row.permissions_available,
    permissionPrice: row.permissions_available ? decimal(PERMISSION_CENTS) : null,
    isVolumePricingAvailable: row.is_volume_pricing_available,
    status: row.status,
    publicationDate: row.publication_date,
  };
}
