import { Welcome, welcomeSheet } from "@quire/features/lists";
import { getUser, useSession } from "@quire/services/session";
import type { StreamName } from "@quire/services/streams";
import { type ReactNode, useState } from "react";
import { EMPTY_LINKS, FIRST_TOPICS, getEmptyKind } from "./empty-kind.js";
import ownSheet from "./empty-state.css?inline";
import { text } from "./text.js";

export const sheet = `${welcomeSheet}${ownSheet}`;

interface EmptyStateProps {
  readonly stream: StreamName;
  /** The stream's type, from the server. */
  readonly type: string;
  readonly folder: string;
  /** The displayed number of topics, for example "150+". */
  readonly topicsCount: string;
  /** Loads the entries of the topics that the user follows now. */
  readonly onReload: () => void;
}

/** A welcome with links to the next steps (content-2.42). */
export function EmptyState({ topicsCount, onReload, ...given }: EmptyStateProps): ReactNode {
  const hasTopics = (getUser(useSession())?.topics.length ?? 0) > 0;
  // The kind stays after the first topic is followed, so that the user can follow more.
  const [kind] = useState(() => getEmptyKind({ ...given, hasTopics }));
  return (
    <Welcome
      title={text(`${kind}Title`)}
      words={text(`${kind}Welcome`, { count: topicsCount })}
      links={EMPTY_LINKS[kind].map(([words, href]) => [text(words), href])}
    >
      {kind === "topics" && <FollowButtons />}
      {kind === "topics" && hasTopics && (
        <p>
          <button part="reload" type="button" className="quire-button" onClick={onReload}>
            {text("topicsReady")}
          </button>
        </p>
      )}
    </Welcome>
  );
}

function FollowButtons(): ReactNode {
  return (
    <ul part="topics" aria-label={text("topicsOffer")}>
      {FIRST_TOPICS.map((topic) => (
        <li key={topic}>
          <button
            part="topic"
            type="button"
            data-quire-do="follow"
            data-type="topic"
            data-name={topic}
            aria-label={text("follow", { topic })}
          >
            {topic}
          </button>
        </li>
      ))}
    </ul>
  );
}
