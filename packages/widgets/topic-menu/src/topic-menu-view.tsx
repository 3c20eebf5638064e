import { announce, ownWindow, pageLocale, safeHref } from "@quire/core";
import { reactView, useFrame, useFrameEvents, useHost, useWidgetState, type ViewProps } from "@quire/element";
import { loadSession, type SessionStatus, useSession } from "@quire/services/session";
import { controlsSheet, keepBeside, useInitialFocus, useNextFocus } from "@quire/ui";
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type attributes, type events, FIND_MORE_HREF } from "./attributes.js";
import { moveInList } from "./list-keys.js";
import { MenuNote } from "./menu-note.js";
import { text } from "./text.js";
import sheet from "./topic-menu.css?inline";
import { getTopics, getWidgetState, type Reading } from "./topic-menu-model.js";
import { Choice, TopicRow, useRemovals } from "./topic-row.js";
import { useChoice } from "./use-choice.js";

type Props = ViewProps<typeof attributes, typeof events>;

/**
 * The menu's content: Everything, the topics, and a link to more of them (accounts-2.33, accounts-2.35,
 * accounts-4.19).
 */
export function TopicMenuView(props: Props): ReactNode {
  const { value, heading, findMoreHref, onChange, onTopicRemoved } = props;
  const session = useSession();
  const { reading, load } = useReading(session.status);
  const frame = useFrame();
  const view = useRef<HTMLDivElement>(null);
  const focusNext = useNextFocus();
  const [asked, setAsked] = useState<string>();
  const removals = useRemovals((topic) => {
    announce(text("removed", { topic }));
    onTopicRemoved({ topic });
    choice.choose(null);
  });
  const isLeaving = (topic: string) => removals.of(topic) === "pending";
  const followed = getTopics(session, pageLocale());
  const topics = followed.filter((topic) => !isLeaving(topic));
  const choice = useChoice(value, session.status === "unknown" ? undefined : followed, isLeaving, onChange);
  const state = getWidgetState(session, topics.length, reading);

  useWidgetState(state);
  useEffect(() => frame.onPlace(keepBeside), [frame]);
  useInitialFocus(null);
  useLayoutEffect(() => frame.setBusy(state === "loading"), [frame, state]);
  useLayoutEffect(() => frame.setTitle(heading.trim() || text("heading")), [frame, heading]);
  useFrameEvents(
    () => {
      if (reading !== "pending" && session.status === "unknown") load();
    },
    () => setAsked(undefined),
  );

  const inRow = (index: number, part: string) => () =>
    view.current?.querySelectorAll('[part="item"]')[index]?.querySelector<HTMLElement>(part);

  function choose(topic: string | null): void {
    frame.close("done");
    if (topic !== choice.shown) choice.choose(topic);
  }
  function ask(topic: string, index: number): void {
    focusNext(inRow(index, '[data-answer="no"]'));
    setAsked(topic);
  }
  function answer(yes: boolean, topic: string, index: number): void {
    setAsked(undefined);
    if (yes) {
      // The next topic has moved up to this index. After the last topic, the previous one takes the focus.
      focusNext(inRow(Math.min(index, topics.length - 1), '[part="choice"]'));
      void removals.remove(topic);
    } else {
      focusNext(inRow(index, '[part="remove"]'));
    }
  }

  if (state === "loading") return null;
  return (
    <div part="menu" ref={view}>
      {/* biome-ignore lint/a11y/noRedundantRoles: without list markers, Safari takes the role away */}
      <ul part="items" role="list" aria-label={heading.trim() || text("heading")} onKeyDown={moveInList}>
        <li part="item">
          <Choice isChosen={choice.shown === null} onChoose={() => choose(null)}>
            {text("everything")}
          </Choice>
        </li>
        {topics.map((topic, index) => (
          <TopicRow
            key={topic}
            topic={topic}
            isChosen={choice.shown === topic}
            isConfirming={asked === topic}
            removal={removals.of(topic)}
            onChoose={() => choose(topic)}
            onAsk={() => ask(topic, index + 1)}
            onAnswer={(yes) => answer(yes, topic, index + 1)}
          />
        ))}
      </ul>
      <MenuNote state={state} isKnown={session.status === "known"} onRetry={load} />
      <p part="more">
        <a part="find-more" className="quire-link" href={safeHref(findMoreHref) ?? FIND_MORE_HREF}>
          {text("findMore")}
        </a>
      </p>
    </div>
  );
}

/** The lazy view, which the element imports on first use. */
export const view = reactView(TopicMenuView, controlsSheet, sheet);

/** Loads the session, and again when the connection returns. */
function useReading(status: SessionStatus): { readonly reading: Reading; readonly load: () => void } {
  const host = useHost();
  const [reading, setReading] = useState<Reading>("pending");
  const load = useCallback(() => {
    setReading("pending");
    void loadSession().then((found) => {
      if (found.status === "unknown" && !host.signal.aborted)
        setReading(navigator.onLine ? "failed" : "offline");
    });
  }, [host]);
  const isUnknown = status === "unknown";
  useEffect(() => {
    if (!isUnknown) return;
    const abort = new AbortController();
    ownWindow.addEventListener("online", load, { signal: abort.signal });
    load();
    return () => abort.abort();
  }, [isUnknown, load]);
  return { reading, load };
}
