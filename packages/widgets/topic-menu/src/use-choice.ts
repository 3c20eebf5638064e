import { useHost } from "@quire/element";
import { useEffect, useLayoutEffect, useState } from "react";
import type { TopicChange } from "./attributes.js";
import { showChoice } from "./shell.js";

interface Choice {
  /** The topic shown as chosen; null is everything. */
  readonly shown: string | null;
  choose(topic: string | null): void;
}

/**
 * Holds the chosen topic, set by the attribute or the user. It becomes everything when the topic is not in `followed`,
 * which is undefined while unknown. A topic that `isLeaving` is not shown meanwhile.
 */
export function useChoice(
  value: string,
  followed: readonly string[] | undefined,
  isLeaving: (topic: string) => boolean,
  onChange: (change: TopicChange) => void,
): Choice {
  const { shell } = useHost();
  const [chosen, setChosen] = useState(value.trim() || null);
  const isHidden = chosen !== null && isLeaving(chosen);
  // A topic that is being removed emits its own event once the server has confirmed.
  const isUnfollowed = chosen !== null && !isHidden && followed !== undefined && !followed.includes(chosen);
  const shown = isHidden || isUnfollowed ? null : chosen;

  function choose(topic: string | null): void {
    setChosen(topic);
    keepValue(shell.host, topic ?? "");
    onChange({ value: topic });
  }

  useLayoutEffect(() => setChosen(value.trim() || null), [value]);
  useLayoutEffect(() => {
    const button = shell.root.querySelector('[part="button"]');
    if (button) showChoice(button, shown);
  }, [shell, shown]);
  useEffect(() => {
    if (isUnfollowed) choose(null);
  });
  return { shown, choose };
}

/** Writes the choice to the host's attribute and, on a defined element, to its property. */
function keepValue(host: HTMLElement, value: string): void {
  host.setAttribute("value", value);
  if ("value" in host) host.value = value;
}
