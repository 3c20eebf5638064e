import { ignoreSecondClick } from "@quire/core";
import { reactView, useHost, useWidgetState, type ViewProps } from "@quire/element";
import { controlsSheet } from "@quire/ui";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { attributes, events } from "./attributes.js";
import sheet from "./case-collection.css?inline";
import { type Collection, readCollections } from "./collections.js";
import { text } from "./text.js";
import { Tile } from "./tile.js";
import { useNamedCollection } from "./use-named-collection.js";
import { useTiles } from "./use-tiles.js";

type Props = ViewProps<typeof attributes, typeof events>;

/** The tiles in their grid. */
export function CaseCollectionView(props: Props): ReactNode {
  const { heading } = props;
  const list = useRef<HTMLUListElement>(null);
  const collections = useCollections(props.collections);
  const tiles = useTiles(list, collections, props);
  const id = useId();
  useWidgetState(collections.length > 0 ? "ready" : "empty");
  const cancelHash = useNamedCollection(
    (name) => tiles.show(name),
    (name) => collections.some((one) => one.id === name),
  );

  if (collections.length === 0) return <p part="empty">{text("empty")}</p>;
  return (
    <section part="collections" aria-labelledby={heading ? id : undefined}>
      {heading && (
        <h2 part="heading" id={id}>
          {heading}
        </h2>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: without list markers, Safari takes the role away */}
      <ul part="tiles" role="list" ref={list}>
        {tiles.order.map((collection) => (
          <Tile
            key={collection.id}
            collection={collection}
            isExpanded={collection.id === tiles.expanded}
            headingLevel={heading ? "h3" : "h2"}
            onToggle={(expand) => {
              cancelHash();
              tiles.toggle(collection.id, expand);
              ignoreSecondClick();
            }}
          />
        ))}
      </ul>
    </section>
  );
}

/** The lazy view, which the element imports on first use. */
export const view = reactView(CaseCollectionView, controlsSheet, sheet);

/** Returns the collections of the attribute, or those in the tag's markup, which is read again when it changes. */
function useCollections(collections: readonly Collection[]): readonly Collection[] {
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
