import type { endpoints } from "@quire/services/contract/table";
import type { GenericSchema, InferInput, InferOutput } from "valibot";
import type { Account, State, Visitor } from "../scenario/state.js";

type Row = (typeof endpoints)[number];

/** Name of a call in the contract. */
export type CallName = Row["name"];

type Named<Name extends CallName> = Extract<Row, { readonly name: Name }>;

type Parsed<One, Part extends "params" | "query"> = One extends {
  readonly [Key in Part]: infer Schema extends GenericSchema;
}
  ? InferOutput<Schema>
  : undefined;

type Body<One> = One extends { readonly body: { readonly schema: infer Schema extends GenericSchema } }
  ? InferOutput<Schema>
  : undefined;

type Sends<One> = One extends { readonly answer: infer Schema extends GenericSchema }
  ? InferInput<Schema>
  : undefined;

/** A received call, parsed by the contract's schemas. */
export interface Call<Name extends CallName = CallName> {
  readonly params: Parsed<Named<Name>, "params">;
  readonly query: Parsed<Named<Name>, "query">;
  readonly body: Body<Named<Name>>;
  readonly state: State;
  readonly visitor: Visitor;
  readonly account: Account | undefined;
  /** The token of a video, from the header `BCOV-Auth`. */
  readonly right: string;
  /** The Idempotency-Key. */
  readonly key: string;
  /** The origin that was called. */
  readonly origin: string;
  /** Headers of the answer. */
  readonly headers: Headers;
}

/** A call by a signed-in user. */
export type ReaderCall<Name extends CallName = CallName> = Call<Name> & { readonly account: Account };

/** Answers by call name. They throw a Refusal for everything but success. */
export type Answers = { readonly [Name in CallName]?: (call: Call<Name>) => Sends<Named<Name>> };

/** Answers for signed-in users; guests get 401. */
export type ReaderAnswers = { readonly [Name in CallName]?: (call: ReaderCall<Name>) => Sends<Named<Name>> };
