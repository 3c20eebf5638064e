import type { GenericSchema, InferInput, InferOutput } from "valibot";

/**
 * Which configured address a path stands under. `site` is the root of the page's own origin; `geolocation` is
 * the whole address of the country lookup; for `supplied` the caller gives the whole address as `params.url`.
 * `playback` and `platform` are the video services.
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

/** How a body travels: as JSON, or as a form (`application/x-www-form-urlencoded`). */
export interface EndpointBody<Body = unknown> {
  readonly as: "json" | "form";
  readonly schema: GenericSchema<Body>;
}

/**
 * One call, as data. The client, the reference API, the OpenAPI document and the tests read the same row;
 * joining base, path and parameters is the client's work.
 */
export interface Endpoint<Answer = unknown, Body = unknown, Params = unknown, Query = unknown> {
  /** The name under which it is exported; tests hold the two together. */
  readonly name: string;
  readonly method: "GET" | "HEAD" | "POST" | "PUT" | "DELETE";
  readonly base: Base;
  /** Without a leading slash; parameters in braces: `user/list/{name}`. Empty: the base is the whole address. */
  readonly path: string;
  /** The path of what it changes, where that is changed under other paths too. */
  readonly place?: string;
  readonly body?: EndpointBody<Body>;
  readonly params?: GenericSchema<Params>;
  readonly query?: GenericSchema<Query>;
  /** Absent: the answer's body is not read (204, HEAD, redirects). */
  readonly answer?: GenericSchema<unknown, Answer>;
  /** By status: the bodies of error answers that somebody reads; `4XX` for every other status from 400 to 499. */
  readonly failures?: Readonly<Partial<Record<number | "4XX", GenericSchema>>>;
  /**
   * Carries an `Idempotency-Key`, so that repeating it is safe: writes to the cart, to orders, to the library and to
   * what is followed.
   */
  readonly keyed?: true;
  /** Milliseconds until the call is given up; 10,000 where absent. */
  readonly timeout?: number;
  /** The rule of the specification that has the call, such as `accounts-7.1`. */
  readonly spec: string;
}

/**
 * Declares a call and keeps the exact types of its schemas.
 * The annotation lets a bundler drop the calls that a page does not make.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<const Row extends Endpoint>(row: Row): Row {
  return row;
}

/** What a good answer holds once it is parsed; `undefined` where no body is read. */
export type AnswerOf<Row extends Endpoint> = Row extends {
  readonly answer: infer Schema extends GenericSchema;
}
  ? InferOutput<Schema>
  : undefined;

/** What the caller sends; `undefined` where the call has no body. */
export type BodyOf<Row extends Endpoint> = Row extends {
  readonly body: { readonly schema: infer Schema extends GenericSchema };
}
  ? InferInput<Schema>
  : undefined;

/** What fills the braces of the path. */
export type ParamsOf<Row extends Endpoint> = Row extends {
  readonly params: infer Schema extends GenericSchema;
}
  ? InferInput<Schema>
  : undefined;

/** What stands behind the question mark. */
export type QueryOf<Row extends Endpoint> = Row extends { readonly query: infer Schema extends GenericSchema }
  ? InferInput<Schema>
  : undefined;
