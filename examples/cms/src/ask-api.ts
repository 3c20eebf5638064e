import type { ReferenceApi } from "@quire/example-reference-api";
import * as v from "valibot";

export interface Asker {
  readonly api: ReferenceApi["app"];
  /** The user's request, whose cookies are sent to the API. */
  readonly request: Request;
}

/** Headers with the user's cookies and the browser's scheme. Cookies have another name over https. */
const PASSED_ON = ["Cookie", "X-Forwarded-Host", "X-Forwarded-Proto"];

/** Builds the same user's request for another path of the site. */
export function asReader(request: Request, path: string): Request {
  const headers = new Headers({ Accept: "application/json" });
  for (const name of PASSED_ON) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Request(new URL(path, request.url), { headers });
}

/** Returns the API's answer for the user of the request, or undefined after a failure. */
export async function askApi<Answer>(
  { api, request }: Asker,
  path: string,
  schema: v.GenericSchema<unknown, Answer>,
): Promise<Answer | undefined> {
  const response = await api.fetch(asReader(request, path));
  const answer: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  const parsed = v.safeParse(schema, answer);
  return parsed.success ? parsed.output : undefined;
}
