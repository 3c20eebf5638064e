import type { GenericSchema, InferInput, InferOutput } from "valibot";

/**
 * Name of the configured base address of a path. `site` is the root with sign-in and sign-out. `geolocation` is the
 * whole address of the country lookup. With `supplied` the caller passes the whole address as `params.url`. `playback` and
 * `platform` are the video services.
 */
export type Base =
  | "site"
  | "api"
  | "service"
  | "identity"
  | "geolocation"
  | "playback"
  | "platform"
  | "supplied";

/** The encoding and schema of a body: JSON, or a form (`application/x-www-form-urlencoded`). */
export interface EndpointBody<Body = unknown> {
  readonly as: "json" | "form";
  readonly schema: GenericSchema<Body>;
}

/**
 * One call as data. The client, the reference API, the OpenAPI document and the tests use the same row. The client joins
 * base, path and parameters.
 */
export interface Endpoint<Answer = unknown, Body = unknown, Params = unknown, Query = unknown> {
  /** Name of the exported constant. Tests compare both. */
  readonly name: string;
  readonly method: "GET" | "HEAD" | "POST" | "PUT" | "DELETE";
  readonly base: Base;
  /** Path without a leading slash, parameters in braces: `user/list/{name}`. Empty: the base is the whole address. */
  readonly path: string;
  /** Main path of the changed resource, if several paths change it. */
  readonly place?: string;
  readonly body?: EndpointBody<Body>;
  readonly params?: GenericSchema<Params>;
  readonly query?: GenericSchema<Query>;
  /** Schema of the answer. Without one the body is not read (204, HEAD, redirects). */
  readonly answer?: GenericSchema<unknown, Answer>;
  /** Status of a successful answer without data, which counts as a failure. */
  readonly absent?: number;
  /** Schemas of error bodies by status. `4XX` is for all other statuses from 400 to 499. */
  readonly failures?: Readonly<Partial<Record<number | "4XX", GenericSchema>>>;
  /** Sends an `Idempotency-Key`, so that retries are safe: writes of cart, orders, library and followed topics. */
  readonly keyed?: true;
  /** Timeout in milliseconds. Without one, the configured timeout applies (10,000 by default). */
  readonly timeout?: number;
  /** Id of the rule that specifies the call, such as `accounts-7.1`. */
  readonly spec: string;
}

/**
 * Declares a call with the exact types of its schemas. The annotation lets bundlers drop unused calls.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<const Row extends Endpoint>(row: Row): Row {
  return row;
}

/** The parsed answer of a call, or `undefined` when no body is read. */
export type AnswerOf<Row extends Endpoint> = Row extends {
  readonly answer: infer Schema extends GenericSchema;
}
  ? InferOutput<Schema>
  : undefined;

/** The body of a call, or `undefined` when it has none. */
export type BodyOf<Row extends Endpoint> = Row extends {
  readonly body: { readonly schema: infer Schema extends GenericSchema };
}
  ? InferInput<Schema>
  : undefined;

/** The parameters in the path of a call. */
export type ParamsOf<Row extends Endpoint> = Row extends {
  readonly params: infer Schema extends GenericSchema;
}
  ? InferInput<Schema>
  : undefined;

/** The query parameters of a call. */
export type QueryOf<Row extends Endpoint> = Row extends { readonly query: infer Schema extends GenericSchema }
  ? InferInput<Schema>
  : undefined;
