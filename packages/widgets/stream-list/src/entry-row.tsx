import { joinNames, pageLocale } from "@quire/core";
import type { StreamEntry } from "@quire/services/contract";
import { getEntryKey } from "@quire/services/streams";
import { memo, type ReactNode } from "react";
import { EntryActions } from "./entry-actions.js";
import { getEntryLook, type VisibleEntry } from "./entry-model.js";
import { type ListContext, useList, useMessages } from "./list-context.js";
import { text } from "./text.js";

/** One entry (content-3.13). It is not rendered again when others are appended. */
export const EntryRow = memo(function EntryRow({ entry }: { readonly entry: StreamEntry }): ReactNode {
  const list = useList();
  useMessages();
  if (list.renderEntry) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: items stand in groups, which a ul may not hold
      <div part="entry" role="listitem" data-key={getEntryKey(entry)}>
        {list.renderEntry(entry)}
      </div>
    );
  }
  const look = getEntryLook(entry, pageLocale());
  const { title, href, summary, image } = look;
  return (
    // biome-ignore lint/a11y/useSemanticElements: items stand in groups, which a ul may not hold
    <div part="entry" role="listitem" data-key={look.key}>
      {list.Selector && entry.content.selectable && <list.Selector entryKey={look.key} title={title} />}
      <div part="entry-body">
        <Labels entry={entry} look={look} list={list} />
        <h3 part="entry-title">{href ? <a href={href}>{title}</a> : title}</h3>
        {summary && <p part="entry-summary">{summary}</p>}
        <Details look={look} />
        <EntryActions entry={entry} href={href} />
      </div>
      {image && <Picture src={image} href={href} isUncropped={entry.productLink !== ""} />}
    </div>
  );
});

interface LabelsProps {
  readonly entry: StreamEntry;
  readonly look: VisibleEntry;
  readonly list: ListContext;
}

function Labels({ entry, look, list }: LabelsProps): ReactNode {
  const labels = [...look.labels];
  const activity = getActivity(entry, list.isLibrary);
  if (activity) labels.unshift(activity);
  if (look.isComingSoon) labels.push(text("comingSoon"));
  if (labels.length === 0) return null;
  return (
    <p part="entry-labels">
      {labels.map((label) => (
        <span key={label}>{label}</span>
      ))}
    </p>
  );
}

/** Returns the label of the user's activity; in a library, "saved" has none. */
function getActivity({ content }: StreamEntry, isLibrary: boolean): string {
  const { activity, provider, sharedWith } = content;
  if (activity !== "shared") return isLibrary ? "" : text("activity", { activity });
  const shared = text("sharedBy", { provider });
  return sharedWith.length === 0 ? shared : text("sharedWith", { shared, people: joinNames(sharedWith) });
}

function Details({ look }: { readonly look: VisibleEntry }): ReactNode {
  const { authors, day, dateTime, price, savedDay } = look;
  if (authors.length === 0 && !day && !price && !savedDay) return null;
  return (
    <p part="entry-details">
      {authors.length > 0 && <span>{text("byline", { authors: joinNames(authors) })}</span>}
      {day && (
        <time dateTime={dateTime}>
          <bdi>{day}</bdi>
        </time>
      )}
      {/* The separator follows the list's direction, the price its own. */}
      {price && (
        <span>
          <bdi part="entry-price">{price}</bdi>
        </span>
      )}
      {savedDay && <span part="entry-saved">{text("savedOn", { day: savedDay })}</span>}
    </p>
  );
}

/** The picture's link repeats the title's link. Screen readers and the Tab key skip it. */
const FOR_POINTERS = { tabIndex: -1, "aria-hidden": true };

interface PictureProps {
  readonly src: string;
  readonly href: string | undefined;
  /** True for a product's cover, which is shown whole, not cropped. */
  readonly isUncropped: boolean;
}

/** The picture is decorative: the title has the same information. */
function Picture({ src, href, isUncropped }: PictureProps): ReactNode {
  const image = (
    <img
      part="entry-image"
      src={src}
      alt=""
      width="180"
      height="120"
      loading="lazy"
      decoding="async"
      // The space stays after a failed load, without the browser's icon for a missing image.
      onError={({ currentTarget }) => {
        currentTarget.style.visibility = "hidden";
      }}
    />
  );
  const figure = { part: "entry-figure", "data-whole": isUncropped || undefined };
  if (!href) return <span {...figure}>{image}</span>;
  return (
    <a {...figure} href={href} {...FOR_POINTERS}>
      {image}
    </a>
  );
}
