import { jsonText, ownDocument, parseJson } from "@quire/core";
import * as v from "valibot";

const HeightSchema = v.object({ height: v.pipe(v.number(), v.minValue(0), v.maxValue(2000)) });

/** Timeout of an answer in milliseconds. */
const ANSWER_TIMEOUT_MS = 30_000;

/** A frame of the payment service, with a private message port. */
export interface PaymentFrame {
  readonly ready: Promise<void>;
  /** Resolves to the first answer that matches the schema. With `no-limit` it waits until the frame is removed. */
  ask<Schema extends v.GenericSchema>(
    question: object,
    schema: Schema,
    limit?: "no-limit",
  ): Promise<v.InferOutput<Schema>>;
  remove(): void;
}

/**
 * Adds a frame of another origin to the page. Each page that loads in it gets a message port, for that origin only.
 * Messages are parsed. Unrequested messages can only set the height.
 * @param src address of the frame. The page's origin is added as `parent`
 */
export function openPaymentFrame(container: HTMLElement, src: string, title: string): PaymentFrame {
  const address = new URL(src, location.href);
  address.searchParams.set("parent", location.origin);
  const frame = ownDocument.createElement("iframe");
  frame.src = address.href;
  frame.title = title;
  const frameController = new AbortController();
  const questions = new Set<Question>();
  let port: MessagePort | undefined;

  const ready = new Promise<void>((resolve, reject) => {
    frame.addEventListener("load", () => {
      port?.close();
      const channel = new MessageChannel();
      port = channel.port1;
      port.onmessage = ({ data }) => {
        const answerData = toPlainData(data);
        for (const { receive } of questions) receive(answerData);
        const size = v.safeParse(HeightSchema, answerData);
        if (!size.success) return;
        frame.style.setProperty("height", `${size.output.height}px`, "important");
        resolve();
      };
      frame.contentWindow?.postMessage({ type: "quire-payment" }, address.origin, [channel.port2]);
      // The frame has loaded another page, so the unanswered questions are repeated.
      for (const { message } of questions) port.postMessage(message);
    });
    const late = setTimeout(() => reject(createNoAnswerError(address)), ANSWER_TIMEOUT_MS);
    frameController.signal.addEventListener("abort", () => {
      clearTimeout(late);
      reject(createNoAnswerError(address));
    });
  });
  ready.catch(() => {}); // Callers that await it handle the error.
  container.replaceChildren(frame);

  return {
    ready,
    async ask(message, schema, limit) {
      await ready;
      const patience = limit ? [] : [AbortSignal.timeout(ANSWER_TIMEOUT_MS)];
      const signal = AbortSignal.any([frameController.signal, ...patience]);
      return answerTo(message, { schema, questions, signal, send: () => port?.postMessage(message) }).catch(
        (cause: unknown) => {
          throw createNoAnswerError(address, cause);
        },
      );
    },
    remove() {
      frameController.abort();
      port?.close();
      frame.remove();
    },
  };
}

/** Message that waits for an answer from any of the frame's pages. */
interface Question {
  readonly message: object;
  readonly receive: (answerData: unknown) => void;
}

interface Waiting<Schema extends v.GenericSchema> {
  readonly schema: Schema;
  readonly questions: Set<Question>;
  readonly signal: AbortSignal;
  readonly send: () => void;
}

function answerTo<Schema extends v.GenericSchema>(
  message: object,
  { schema, questions, signal, send }: Waiting<Schema>,
): Promise<v.InferOutput<Schema>> {
  const requestController = new AbortController();
  return new Promise<v.InferOutput<Schema>>((resolve, reject) => {
    signal.throwIfAborted();
    const receive = (answerData: unknown) => {
      const answer = v.safeParse(schema, answerData);
      if (answer.success) resolve(answer.output);
    };
    const question = { message, receive };
    questions.add(question);
    requestController.signal.addEventListener("abort", () => questions.delete(question));
    signal.addEventListener("abort", () => reject(signal.reason), { signal: requestController.signal });
    send();
  }).finally(() => requestController.abort());
}

/** Returns a message as plain data, without prototypes and functions. */
const toPlainData = (data: unknown): unknown => parseJson(jsonText(data ?? null));

function createNoAnswerError({ origin }: URL, cause?: unknown): Error {
  return new Error(`The payment service at ${origin} is not responding.`, { cause });
}
