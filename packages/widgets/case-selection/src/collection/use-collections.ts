import { useHost } from "@quire/element";
import { useEffect, useState } from "react";
import { type Collection, readCollections } from "./collections.js";

/** Returns the collections of the attribute, or those in the tag's markup, which is read again when it changes. */
export function useCollections(collections: readonly Collection[]): readonly Collection[] {
  const { host } = useHost().shell;
  const [read, setRead] = useState(() => readCollections(host));
  useEffect(() => {
    const update = () => {
      const next = readCollections(host);
      setRead((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(host, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [host]);
  return collections.length > 0 ? collections : read;
}
