import { announce, ensureToast, NOTICE_SHORTCUT, pageSingleton, report, toastStore } from "@quire/core";
import { createStore, type StoreApi } from "zustand/vanilla";
import { sessionSignal } from "../session/index.js";
import { text } from "./text.js";

/** An action that can be undone, with its message. */
export interface UndoOffer {
  /** Message for the user, such as 'Saved!'. */
  readonly message: string;
  /** Reverts the action, shows the outcome, and ends the offer. Never rejects. */
  undo(): Promise<void>;
  /** Ends the offer after it has been shown. */
  end(): void;
}

interface UndoState {
  /** The latest offer, or undefined. */
  readonly offer: UndoOffer | undefined;
}

/** Store of the latest Undo offer, which a toast shows. */
export function undoStore(): StoreApi<UndoState> {
  return pageSingleton("undo", () => createStore<UndoState>()(() => ({ offer: undefined })));
}

/**
 * Offers an Undo of the last action, and replaces an earlier offer. `<quire-toast>` shows it. The announcement names the
 * key that moves focus there.
 * @returns a function that withdraws the offer
 */
export function offerUndo(message: string, undo: () => Promise<void>): () => void {
  const store = undoStore();
  const end = () => {
    if (store.getState().offer === offer) store.setState({ offer: undefined });
  };
  const offer: UndoOffer = {
    message,
    async undo() {
      if (store.getState().offer !== offer) return; // A second click finds no offer, so it undoes nothing.
      end();
      await undo().catch(report);
    },
    end,
  };
  toastStore().setState({ latest: undefined });
  store.setState({ offer });
  announce(text("offered", { message: toSentence(message), key: NOTICE_SHORTCUT }));
  // The offer ends with the session, because the next user must not undo it.
  sessionSignal().addEventListener("abort", end, { once: true });
  ensureToast();
  return end;
}

/** Adds a full stop to a message without one, so that another sentence can follow. */
function toSentence(message: string): string {
  return /\p{Sentence_Terminal}\P{L}*$/u.test(message) ? message : text("sentence", { message });
}
