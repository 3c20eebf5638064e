import { announce, ensureToast, NOTICE_SHORTCUT, pageSingleton, report, toastStore } from "@quire/core";
import { createStore, type StoreApi } from "zustand/vanilla";
import { sessionSignal } from "../session/index.js";
import { text } from "./text.js";

/** An action that can be undone, with its message. */
export interface UndoOffer {
  /** For the reader, as 'Saved!'. */
  readonly message: string;
  /** Does the opposite, tells the reader, and ends the offer. Never rejects. */
  undo(): Promise<void>;
  /** Ends the offer: it has been shown long enough. */
  end(): void;
}

interface UndoState {
  /** The latest; `undefined` where nothing can be undone. */
  readonly offer: UndoOffer | undefined;
}

/** Holds the latest action that can be undone; a toast shows it with a button. */
export function undoStore(): StoreApi<UndoState> {
  return pageSingleton("undo", () => createStore<UndoState>()(() => ({ offer: undefined })));
}

/**
 * Offers this reader to undo what was just done, in the place of an earlier offer; a toast shows it, `<quire-toast>`, and
 * it is announced with the key that leads there.
 * @returns takes the offer back
 */
export function offerUndo(message: string, undo: () => Promise<void>): () => void {
  const store = undoStore();
  const end = () => {
    if (store.getState().offer === offer) store.setState({ offer: undefined });
  };
  const offer: UndoOffer = {
    message,
    async undo() {
      if (store.getState().offer !== offer) return; // Pressed twice, it is undone once.
      end();
      await undo().catch(report);
    },
    end,
  };
  toastStore().setState({ told: undefined });
  store.setState({ offer });
  announce(text("offered", { message: sentence(message), key: NOTICE_SHORTCUT }));
  // The offer ends with the session: the next user must not undo it.
  sessionSignal().addEventListener("abort", end, { once: true });
  ensureToast();
  return end;
}

/** Said before another sentence, it ends as one: 'Removed from My Library' has no full stop of its own. */
function sentence(message: string): string {
  return /\p{Sentence_Terminal}\P{L}*$/u.test(message) ? message : text("sentence", { message });
}
