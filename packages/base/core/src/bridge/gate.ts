import * as v from "valibot";
import { earlyMessages, formatIssuePath, isDevelopment, report, reportFault } from "../index.js";
import { claimsToBeQuire, isMarked, isOtherVersion, messageType } from "./envelope.js";
import { type Receive, receiveMessages } from "./message-listener.js";
import { isOrigin, type OutgoingMessage, send } from "./send.js";

/** Schemas of messages by type, without the fields `source`, `version` and `type`. */
export type MessageSchemas = Readonly<Record<string, v.GenericSchema>>;

/** The sender of an accepted message. */
export interface Sender {
  readonly origin: string;
  /** Sends an answer to the sender's exact origin. A window that has navigated to another origin gets nothing. */
  reply(message: OutgoingMessage): void;
}

/** Numbers of refused messages by reason: the origin, the window or page, the content. */
export interface Rejections {
  readonly origin: number;
  readonly source: number;
  readonly message: number;
}

export interface GateOptions<Schemas extends MessageSchemas> {
  readonly schemas: Schemas;
  /** One handler for each type of message. An error of a handler is reported and stops no other handler. */
  readonly handlers: {
    readonly [Type in keyof Schemas]: (message: v.InferOutput<Schemas[Type]>, sender: Sender) => void;
  };
  /** Types that are also accepted in the older form, without `source` and `version`. */
  readonly bare?: readonly (keyof Schemas & string)[];
  /** Exact origins of accepted messages. Default: the page's own. */
  readonly origins?: readonly string[];
  /**
   * Returns the window of a known peer. Called for each message. If it is omitted, messages of all windows
   * are accepted.
   */
  readonly source?: () => MessageEventSource | null | undefined;
  /** A secret that the peer's page sends with each message. A window can outlive its page. */
  readonly mark?: string;
  /** Closes the gate. */
  readonly signal?: AbortSignal;
}

/** Milliseconds after which a stored message counts as outdated. */
const MAX_MESSAGE_AGE_MS = 60_000;

/** An open gate. */
export interface Gate {
  /** Counts of refused messages. Messages to other gates count too. */
  readonly rejected: Rejections;
  close(): void;
}

/**
 * Receives messages of other windows. Checks the origin, the window, the type, the page's mark and the schema, in this
 * order, before it calls a handler. All gates of a page share one listener, which the last closed gate removes. Messages
 * that the loader has stored come first, with the same checks.
 * @example
 * const gate = openGate({
 *   schemas: { resize: v.object({ height: v.number() }) },
 *   handlers: { resize: ({ height }) => resize(height) },
 *   origins: ["https://partner.example"],
 * });
 */
export function openGate<const Schemas extends MessageSchemas>(options: GateOptions<Schemas>): Gate {
  const { schemas, handlers, source, mark, signal } = options;
  const origins = new Set((options.origins ?? [location.origin]).filter(acceptOrigin));
  const bare = new Set<string>(options.bare);
  const rejected = { origin: 0, source: 0, message: 0 };

  /** Returns the first failed check, or the parsed message. */
  function checkMessage(
    event: MessageEvent<unknown>,
  ): keyof Rejections | { type: keyof Schemas; message: unknown } {
    if (!origins.has(event.origin)) return "origin";
    if (source && (event.source === null || event.source !== source())) return "source";
    const type = messageType(event.data, bare);
    const schema = type !== undefined && Object.hasOwn(schemas, type) ? schemas[type] : undefined;
    if (type === undefined || !schema) return "message";
    if (mark !== undefined && !isMarked(event.data, mark)) return "source";
    const parsed = v.safeParse(schema, event.data);
    return parsed.success ? { type, message: parsed.output } : "message";
  }

  function receive(event: MessageEvent<unknown>): ReturnType<Receive> {
    const verdict = checkMessage(event);
    if (typeof verdict === "string") {
      rejected[verdict] += 1;
      return () => reportRefusal(event, verdict, () => getRefusal(event, verdict));
    }
    earlyMessages().delete(event);
    try {
      handlers[verdict.type](verdict.message, getSender(event));
    } catch (error) {
      report(error);
    }
    return undefined;
  }

  /** Names the part of a message that a check has failed, and the change that it needs. */
  function getRefusal({ origin, data }: MessageEvent<unknown>, reason: keyof Rejections): Refusal {
    if (reason === "origin") {
      const why = `Its origin is not on the list: ${[...origins].join(", ") || "none"}.`;
      return { why, fix: `Add "${origin}" where the widget takes origins.` };
    }
    if (reason === "source") {
      const why = "It comes from another window or page than the expected one.";
      return { why, fix: "Send it from the page that the widget shows." };
    }
    const type = messageType(data, bare);
    const schema = type !== undefined && Object.hasOwn(schemas, type) ? schemas[type] : undefined;
    const parsed = schema && v.safeParse(schema, data);
    if (parsed && !parsed.success) {
      const [issue] = parsed.issues;
      const why = `Its field "${formatIssuePath(issue)}" is wrong: ${issue.message}.`;
      return { why, fix: `Correct the field in the "${type}" message.` };
    }
    const typeName = String(Reflect.get(Object(data), "type")).slice(0, 80);
    if (Object.hasOwn(schemas, typeName))
      return {
        why: `Its type "${typeName}" is sent without version.`,
        fix: 'Add "source": "quire" and "version": 1.',
      };
    const types = Object.keys(schemas).join(", ");
    return { why: `Its type "${typeName}" is unknown.`, fix: `Send one of these types: ${types}.` };
  }

  const close = receiveMessages(receive);
  if (signal?.aborted) close();
  else for (const event of [...earlyMessages()].filter(isFresh)) receive(event)?.();
  signal?.addEventListener("abort", close, { once: true });
  return { rejected, close };
}

const isFresh = ({ timeStamp }: Event): boolean => performance.now() - timeStamp < MAX_MESSAGE_AGE_MS;

function getSender({ origin, source }: MessageEvent<unknown>): Sender {
  return {
    origin,
    reply(message) {
      if (source) send(source, origin, message);
    },
  };
}

/** Ignores "null" without a report: it is the default origin on a page with an opaque origin. */
function acceptOrigin(origin: string): boolean {
  if (isOrigin(origin)) return true;
  if (origin !== "null") {
    reportFault("configuration/invalid", `"${origin}" is not an exact origin; it may not send messages.`, {
      fix: 'Write scheme, host and port only, as "https://partner.example".',
    });
  }
  return false;
}

/** The reason why a message was refused, and the change that it needs. */
interface Refusal {
  readonly why: string;
  readonly fix: string;
}

/**
 * Reports a refused message of Quire in development. In production it reports only another version, because two releases
 * meet only there, for example from a cache.
 */
function reportRefusal(event: MessageEvent<unknown>, reason: keyof Rejections, refusal: () => Refusal): void {
  if (reason === "message" && isOtherVersion(event.data)) reportOtherVersion(event.origin);
  else if (isDevelopment() && claimsToBeQuire(event.data))
    reportFault("gate/rejected", `A message from ${event.origin} was refused.`, refusal());
}

function reportOtherVersion(origin: string): void {
  reportFault("gate/rejected", `A message from ${origin} was refused.`, {
    why: "This release of Quire does not support its version.",
    fix: "Include the current release on both sides, and let no cache keep an older one.",
  });
}
