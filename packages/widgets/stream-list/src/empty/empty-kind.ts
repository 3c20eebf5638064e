import type { StreamName } from "@quire/services/streams";
import type { text } from "./text.js";

/** The empty states (content-2.42), except that of orders. `quiet`: the followed topics have nothing new. */
export type EmptyKind =
  | "watched"
  | "read"
  | "shared"
  | "topics"
  | "quiet"
  | "newFolder"
  | "library"
  | "activity"
  | "content";

const SERVER_KINDS: readonly string[] = ["watched", "read", "shared", "topics", "library", "activity"];

const OWN_KINDS: Partial<Record<StreamName, EmptyKind>> = {
  saves: "library",
  list: "library",
  history: "activity",
  following: "topics",
};

interface EmptyStream {
  readonly stream: StreamName;
  /** The stream's type, from the server. */
  readonly type: string;
  /** A folder; 'all' or empty for everything saved. */
  readonly folder: string;
  /** True if the user follows a topic. */
  readonly hasTopics: boolean;
}

/** Returns the empty state that fits. */
export function getEmptyKind({ stream, type, folder, hasTopics }: EmptyStream): EmptyKind {
  const kind = SERVER_KINDS.includes(type) ? (type as EmptyKind) : (OWN_KINDS[stream] ?? "content");
  if (kind === "library" && folder !== "" && folder !== "all") return "newFolder";
  return kind === "topics" && hasTopics ? "quiet" : kind;
}

type Link = readonly [words: Parameters<typeof text>[0], href: string];

const LATEST: Link = ["latest", "/the-latest"];
const BIG_IDEAS: Link = ["bigIdeas", "/big-ideas"];
const TOPICS: Link = ["topics", "/topics"];

/** Links of each empty state. */
export const EMPTY_LINKS: Readonly<Record<EmptyKind, readonly Link[]>> = {
  watched: [["webinars", "/webinars"]],
  read: [LATEST, BIG_IDEAS],
  shared: [LATEST, BIG_IDEAS],
  topics: [TOPICS],
  quiet: [TOPICS],
  newFolder: [["library", "/my-library"], LATEST],
  library: [LATEST, TOPICS],
  activity: [LATEST, BIG_IDEAS],
  content: [LATEST, TOPICS],
};

/** Topics that the empty state offers to follow (content-2.47). */
export const FIRST_TOPICS = [
  "Strategy",
  "Negotiation strategies",
  "Managing Yourself",
  "Economics",
  "Leading Teams",
  "Decision making and problem solving",
  "Innovation",
  "Marketing",
] as const;
