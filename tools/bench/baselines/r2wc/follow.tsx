import { useState, useSyncExternalStore } from "react";
import { followed } from "./stores.js";

export function Follow({ name }: { readonly name: string }) {
  const topics = useSyncExternalStore(followed.subscribe, followed.get);
  const [isBusy, setBusy] = useState(false);
  const isFollowed = topics?.has(name) ?? false;
  async function follow() {
    setBusy(true);
    const answer = await fetch("/api/user/subscribe", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ type: "topic", name }),
    });
    if (answer.ok) followed.set(new Set([...(topics ?? []), name]));
    setBusy(false);
  }
  return (
    <button
      type="button"
      disabled={isBusy || isFollowed}
      aria-pressed={topics && isFollowed}
      onClick={follow}
    >
      {isFollowed ? "Following" : "Follow"} {name}
    </button>
  );
}
