import { jsonText, pageStorage, parseJson } from "@quire/core";
import * as v from "valibot";
import { followDataOf, keepFollowData } from "./follow-data.js";
import { FOLLOW_DATA_KEY, INTENT_KEY } from "./has-intent.js";
import { intentHandlers } from "./intent-handlers.js";

const LIFETIME = 30 * 60_000;

/**
 * Which intents were carried out, by the ends of their lives, the latest only: a tab that the page opens gets a copy of
 * the one that is kept.
 */
const DONE_KEY = "quire:intents-done";
const MOST_DONE = 20;

const IntentSchema = v.object({
  version: v.literal(1),
  action: v.string(),
  data: v.unknown(),
  /** When it is too old to be meant any more, in milliseconds since 1970. */
  until: v.number(),
});

/** What a guest asked for and only somebody signed in can have. */
export interface Intent {
  readonly action: string;
  /** As JSON; whoever carries it out parses it. */
  readonly data: unknown;
}

/**
 * Keeps what a guest asked for until after sign-in, in this tab; a later one takes its place. What is to be
 * followed with followType 'enable-this' is kept under `follow-subscribe-data` instead (accounts-4.22).
 */
export function keepIntent({ action, data }: Intent): void {
  dropIntent();
  const until = Date.now() + LIFETIME;
  const followData = followDataOf(action, data);
  if (followData) keepFollowData(followData, until);
  else pageStorage("session").set(INTENT_KEY, jsonText({ version: 1, action, data, until }));
}

/** Forgets it: the guest has turned away. */
export function dropIntent(): void {
  pageStorage("session").remove(INTENT_KEY);
  pageStorage().remove(FOLLOW_DATA_KEY);
}

/**
 * The handler of the kept intent. The intent is gone with this, its copies in other tabs too: it runs once, whatever
 * comes of it.
 */
export function takeIntent(): (() => Promise<string>) | undefined {
  const intent = readIntent();
  const handler = intent && intentHandlers().get(intent.action);
  if (!intent || !handler) return undefined;
  pageStorage("session").remove(INTENT_KEY);
  return isFirst(String(intent.until)) ? () => handler(intent.data) : undefined;
}

function isFirst(id: string): boolean {
  const done = pageStorage().get(DONE_KEY)?.split(" ") ?? [];
  if (done.includes(id)) return false;
  pageStorage().set(DONE_KEY, [...done, id].slice(-MOST_DONE).join(" "));
  return true;
}

function readIntent(): v.InferOutput<typeof IntentSchema> | undefined {
  try {
    const intent = v.parse(IntentSchema, parseJson(pageStorage("session").get(INTENT_KEY) ?? ""));
    if (intent.until > Date.now() && intent.until <= Date.now() + LIFETIME) return intent;
  } catch {
    // Not ours or an older version's: like one that is too old, it is dropped.
  }
  pageStorage("session").remove(INTENT_KEY);
  return undefined;
}
