import { geolocationLookup } from "@quire/services/contract";
import { Hono } from "hono";
import { cors } from "hono/cors";
import * as v from "valibot";
import type { ApiApp, ApiEnv } from "../api-env.js";

const HERE = { country: "US", city: "Boston" };

const PlaceSchema = v.object({ country: v.string(), city: v.optional(v.string(), "") });

/**
 * A country lookup in which all visitors are in one place. With faults, `POST /__scenario/geolocation` changes the
 * place and `DELETE` restores it.
 */
export function registerGeolocation(app: ApiApp, faults: boolean): void {
  let place: v.InferOutput<typeof PlaceSchema> = HERE;
  const service = new Hono<ApiEnv>();
  service.use(cors());
  service.get(`/${geolocationLookup.path}`, (c) => {
    c.header("Cache-Control", "no-store");
    return c.json(place);
  });
  app.route("/geolocation", service);
  if (!faults) return;
  app.post("/__scenario/geolocation", async (c) => {
    place = v.parse(PlaceSchema, await c.req.json());
    return c.body(null, 204);
  });
  app.delete("/__scenario/geolocation", (c) => {
    place = HERE;
    return c.body(null, 204);
  });
}
