import { useFrame, useFrameEvents, useHost } from "@quire/element";
import { type DraftControl, hasSignedOut, useDraft, useSession } from "@quire/services/session";
import { useLayoutEffect, useRef, useState } from "react";
import * as v from "valibot";
import { useCleared } from "../use-cleared.js";

const schema = v.object({ to: v.string(), message: v.string() });
type Draft = v.InferOutput<typeof schema>;

const form = { schema, empty: { to: "", message: "" } };

export interface EmailDraft extends DraftControl<Draft> {
  /** True when the session ended during writing: the user continues the e-mail as a guest. */
  readonly hasSessionEnded: boolean;
}

export const hasInput = (draft: Draft) => Object.values(draft).some(Boolean);

/** Draft of an e-mail about an address, until it is sent. */
export function useEmailDraft(url: string): EmailDraft {
  const { status } = useSession();
  const frame = useFrame();
  const drafting = useDraft(form, `share-flyout ${url}`);
  const [over, setOver] = useState<DraftControl<Draft> & { readonly url: string }>();
  const ofReader = useRef<DraftControl<Draft>>(undefined);
  useLayoutEffect(() => {
    if (status === "known") ofReader.current = drafting;
    if (status !== "anonymous" || !ofReader.current) return;
    const { current: written } = ofReader;
    ofReader.current = undefined;
    // The next person at this page may be another user, also after a sign-out in another tab.
    if (frame.isOpen && hasInput(written.draft) && !hasSignedOut()) setOver({ ...written, url });
  });
  // The new user has separate drafts.
  if (over && status === "known") setOver(undefined);
  const hasSessionEnded = status === "anonymous" && over?.url === url;
  const current = hasSessionEnded ? over : drafting;
  function reset(): void {
    current.reset();
    setOver(undefined);
  }
  useCleared(useHost().shell.host, reset);
  useFrameEvents(
    () => {},
    () => setOver(undefined),
  );
  return {
    ...current,
    type(values) {
      current.type(values);
      if (hasSessionEnded) setOver({ ...over, draft: v.parse(schema, values) });
    },
    reset,
    hasSessionEnded,
  };
}
