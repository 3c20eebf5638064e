import type { ReferenceApi } from "@quire/example-reference-api";
import * as v from "valibot";

export interface Asker {
  readonly api: ReferenceApi["app"];
  /** Whose cookies go with what is asked. */
  readonly request: Request;
}

/** What the API answers to the reader who sent the request; undefined where it has no good answer. */
export async function askApi<Answer>(
  { api, request }: Asker,
  path: string,
  schema: v.GenericSchema<unknown, Answer>,
): Promise<Answer | undefined> {
  const headers = { Accept: "application/json", Cookie: request.headers.get("Cookie") ?? "" };
  const response = await api.fetch(new Request(new URL(path, request.url), { headers }));
  const answer: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  const parsed = v.safeParse(schema, answer);
  return parsed.success ? parsed.output : undefined;
}
