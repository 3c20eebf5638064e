import { jsonText, ownDocument, parseJson } from "@quire/core";
import * as v from "valibot";

const HeightSchema = v.object({ height: v.pipe(v.number(), v.minValue(0), v.maxValue(2000)) });

/** Milliseconds: who does not answer by then does not. */
const PATIENCE = 30_000;

/** A frame of the payment service, with a line to it that nobody else hears. */
export interface PaymentFrame {
  readonly ready: Promise<void>;
  /** The first answer that fits. Without a limit it waits until the frame is removed. */
  ask<Schema extends v.GenericSchema>(
    question: object,
    schema: Schema,
    limit?: "no-limit",
  ): Promise<v.InferOutput<Schema>>;
  remove(): void;
}

/**
 * Puts a frame of another origin into the page. A port goes to that origin alone, as soon as its page is there, and
 * again when it has loaded another of its pages; what comes by it is parsed, and nothing but its height acts by itself.
 * @param src its address; the page's origin is added as `parent`
 */
export function openPaymentFrame(container: HTMLElement, src: string, title: string): PaymentFrame {
  const address = new URL(src, location.href);
  address.searchParams.set("parent", location.origin);
  const frame = ownDocument.createElement("iframe");
  frame.src = address.href;
  frame.title = title;
  const removed = new AbortController();
  let port: MessagePort | undefined;

  const ready = new Promise<void>((resolve, reject) => {
    frame.addEventListener("load", () => {
      port?.close();
      const channel = new MessageChannel();
      port = channel.port1;
      port.onmessage = ({ data }) => {
        const told = v.safeParse(HeightSchema, plain(data));
        if (!told.success) return;
        frame.style.setProperty("height", `${told.output.height}px`, "important");
        resolve();
      };
      frame.contentWindow?.postMessage({ type: "quire-payment" }, address.origin, [channel.port2]);
    });
    const late = setTimeout(() => reject(unanswered(address)), PATIENCE);
    removed.signal.addEventListener("abort", () => {
      clearTimeout(late);
      reject(unanswered(address));
    });
  });
  ready.catch(() => {}); // Whoever waits for it hears of it.
  container.replaceChildren(frame);

  return {
    ready,
    async ask(question, schema, limit) {
      await ready;
      const line = port;
      if (!line) throw unanswered(address);
      return answerOf(line, question, schema, {
        removed: removed.signal,
        patience: limit ? undefined : PATIENCE,
      }).catch((cause: unknown) => {
        throw unanswered(address, cause);
      });
    },
    remove() {
      removed.abort();
      port?.close();
      frame.remove();
    },
  };
}

interface Waiting {
  readonly removed: AbortSignal;
  readonly patience: number | undefined;
}

function answerOf<Schema extends v.GenericSchema>(
  port: MessagePort,
  question: object,
  schema: Schema,
  { removed, patience }: Waiting,
): Promise<v.InferOutput<Schema>> {
  const signal = patience === undefined ? removed : AbortSignal.any([removed, AbortSignal.timeout(patience)]);
  const over = new AbortController();
  return new Promise<v.InferOutput<Schema>>((resolve, reject) => {
    const hear = ({ data }: MessageEvent) => {
      const answer = v.safeParse(schema, plain(data));
      if (answer.success) resolve(answer.output);
    };
    port.addEventListener("message", hear, { signal: over.signal });
    signal.addEventListener("abort", () => reject(signal.reason), { signal: over.signal });
    port.postMessage(question);
  }).finally(() => over.abort());
}

/** What was sent as plain data: no prototype and nothing that runs comes with it. */
const plain = (data: unknown): unknown => parseJson(jsonText(data ?? null));

function unanswered({ origin }: URL, cause?: unknown): Error {
  return new Error(`The payment service at ${origin} does not answer.`, { cause });
}
