import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { inTransaction } from "./database.js";
import type { Product } from "./seed/catalogue.js";

const FlagSchema = v.pipe(
  v.number(),
  v.transform((value) => value === 1),
);

const RowSchema = v.object({
  availability_id: v.string(),
  product_id: v.string(),
  format: v.string(),
  language: v.string(),
  /** Price in whole cents. */
  cents: v.number(),
  line_type: v.picklist(["SHIP", "EBOOK", "BUNDLE", "DIGITAL"]),
  sku: v.string(),
  permissions_available: FlagSchema,
  is_volume_pricing_available: FlagSchema,
  status: v.picklist(["A", "F", "S"]),
  publication_date: v.string(),
});
const RowsSchema = v.array(RowSchema);

/** One form in which a product is sold, as a row of the shop's table. */
export type AvailabilityRow = v.InferOutput<typeof RowSchema>;

export interface Availabilities {
  find(availabilityId: string): AvailabilityRow | undefined;
  /** Lists the forms of a product in the order in which the page offers them. */
  ofProduct(productId: string): AvailabilityRow[];
  /** Changes the price or the status, as a shop's own system would. @returns false for an unknown id */
  change(availabilityId: string, change: Partial<Pick<AvailabilityRow, "status" | "cents">>): boolean;
}

/** Items for sale. The seed adds missing rows and keeps changed ones. */
export function createAvailabilities(database: DatabaseSync, products: readonly Product[]): Availabilities {
  const insert = database.prepare(
    "INSERT OR IGNORE INTO availabilities VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const find = database.prepare("SELECT * FROM availabilities WHERE availability_id = ?");
  const ofProduct = database.prepare("SELECT * FROM availabilities WHERE product_id = ? ORDER BY position");
  const change = database.prepare(
    "UPDATE availabilities SET status = coalesce(?, status), cents = coalesce(?, cents) WHERE availability_id = ?",
  );
  inTransaction(database, () => {
    for (const product of products) seed(insert, product);
  });

  return {
    find(availabilityId) {
      const row = find.get(availabilityId);
      return row && v.parse(RowSchema, row);
    },
    ofProduct: (productId) => v.parse(RowsSchema, ofProduct.all(productId)),
    change: (availabilityId, { status, cents }) =>
      change.run(status ?? null, cents ?? null, availabilityId).changes > 0,
  };
}

function seed(insert: ReturnType<DatabaseSync["prepare"]>, { id, publicationDate, availabilities }: Product) {
  for (const [position, one] of availabilities.entries()) {
    insert.run(
      one.availabilityId,
      id,
      position,
      one.format,
      one.language,
      Math.round(Number(one.listPrice) * 100),
      one.lineType,
      one.sku,
      Number(one.permissionsAvailable),
      Number(one.isVolumePricingAvailable),
      one.status,
      publicationDate,
    );
  }
}
