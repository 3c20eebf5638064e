import type { ReferenceApi } from "@quire/example-reference-api";

/** Who reads a page that was made without script: the session is known by its cookie alone. */
export type Visitor = "guest" | "registered" | "subscriber";

/** The query of pages that forms without script come back to: they are made for one reader. */
export const PLAIN = "plain=1";

/** Whether the address carries a gift of this article: whoever has the link reads the whole of it. */
export async function isGift(api: ReferenceApi["app"], request: Request): Promise<boolean> {
  const { pathname, searchParams } = new URL(request.url);
  const code = searchParams.get("gift");
  if (!code || !/^[\w-]{1,64}$/.test(code)) return false;
  const asked = new URL(`/article-gift/${code}?${new URLSearchParams({ path: pathname })}`, request.url);
  return (await api.fetch(new Request(asked))).ok;
}

/** Who has sent the request, where the page is to be made for one reader; undefined for the page of all. */
export async function visitorOf(api: ReferenceApi["app"], request: Request): Promise<Visitor | undefined> {
  if (!new URL(request.url).searchParams.has("plain")) return undefined;
  const headers = { Accept: "application/json", Cookie: request.headers.get("Cookie") ?? "" };
  const response = await api.fetch(new Request(new URL("/api/user/profile", request.url), { headers }));
  const profile: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  if (typeof profile !== "object" || profile === null) return "guest";
  return "status" in profile && profile.status === "subscribers" ? "subscriber" : "registered";
}
