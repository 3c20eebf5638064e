import * as v from "valibot";

/** Sends a command of a session: method, rest of the path, and body. */
export type Command = (method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<unknown>;

export interface Session {
  readonly send: Command;
  end(): Promise<void>;
}

const AnswerSchema = v.object({ value: v.unknown() });
const SessionSchema = v.object({ sessionId: v.string() });

/** Milliseconds in which a driver must start to listen. */
const STARTS = 20_000;

/** Opens a session of the W3C WebDriver protocol. The few JSON calls do not justify a library. */
export async function newSession(driver: string): Promise<Session> {
  await waitForDriver(driver);
  const made = await command(driver, "POST", "session", { capabilities: { alwaysMatch: {} } });
  const own = `session/${v.parse(SessionSchema, made).sessionId}`;
  return {
    send: (method, path, body) => command(driver, method, `${own}/${path}`, body),
    async end() {
      await command(driver, "DELETE", own);
    },
  };
}

async function waitForDriver(driver: string): Promise<void> {
  const latest = Date.now() + STARTS;
  for (;;) {
    const isThere = await fetch(`${driver}/status`).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    if (Date.now() > latest) throw new Error(`No driver listens at ${driver}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function command(driver: string, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${driver}/${path}`, {
    method,
    ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = v.parse(AnswerSchema, await answer.json());
  if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
  return value;
}
