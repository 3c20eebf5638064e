import ky from "ky";

/** A response. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

interface Request {
  readonly method: string;
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A client with a browser's cookies, but no other browser behaviour. */
export interface Visitor {
  send(request: Request): Promise<Answer>;
  /** The `Set-Cookie` headers of all answers so far. */
  readonly cookies: readonly string[];
}

/**
 * @param patience timeout of a call in milliseconds
 */
export function createVisitor(patience: number): Visitor {
  const jar = new Map<string, string>();
  const cookies: string[] = [];

  async function send({ method, address, headers, body }: Request): Promise<Answer> {
    const sent = new Headers({ Accept: "application/json", ...headers });
    if (jar.size > 0) sent.set("Cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    // The check judges each answer, so nothing is retried. The signal limits the body too.
    const answer = await ky(address, {
      method,
      headers: sent,
      redirect: "manual",
      retry: 0,
      throwHttpErrors: false,
      timeout: false,
      signal: AbortSignal.timeout(patience),
      ...(body !== undefined && { body }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      cookies.push(cookie);
      storeCookie(jar, cookie);
    }
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  return { send, cookies };
}

function storeCookie(jar: Map<string, string>, header: string): void {
  const [pair = ""] = header.split(";", 1);
  const [name = "", ...rest] = pair.split("=");
  if (isExpired(header)) jar.delete(name.trim());
  else jar.set(name.trim(), rest.join("="));
}

function isExpired(header: string): boolean {
  const [, expires = ""] = /;\s*expires=([^;]+)/i.exec(header) ?? [];
  return /;\s*max-age=(0|-\d+)\s*(;|$)/i.test(header) || Date.parse(expires) <= Date.now();
}
