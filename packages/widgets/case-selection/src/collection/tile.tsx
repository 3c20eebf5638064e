import { safeHref } from "@quire/core";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import { useStore } from "zustand";
import { type Downloads, downloadsStore, getDownload, isFree, isLocked } from "../downloads.js";
import type { Collection, CollectionCase } from "./collections.js";
import { text } from "./text.js";

interface TileProps {
  readonly collection: Collection;
  readonly isExpanded: boolean;
  readonly headingLevel: "h2" | "h3";
  readonly onToggle: (expand: boolean) => void;
}

/** One collection: a disclosure, whose button is its title. */
export function Tile({ collection, isExpanded, headingLevel: Heading, onToggle }: TileProps): ReactNode {
  const { id, title, description, cases } = collection;
  const panel = useId();
  const heading = useId();

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !isExpanded) return;
    event.stopPropagation();
    onToggle(false);
  }
  return (
    <li part={isExpanded ? "tile tile-expanded" : "tile"} data-tile={id} onKeyDown={closeOnEscape}>
      <div part="face">
        <p part="count">{text("count", { count: cases.length })}</p>
        <Heading part="title" id={heading}>
          <button
            part="toggle"
            type="button"
            aria-expanded={isExpanded}
            aria-controls={panel}
            onClick={() => onToggle(!isExpanded)}
          >
            {title}
          </button>
        </Heading>
        {description && <p part="description">{description}</p>}
      </div>
      <section
        part="panel"
        id={panel}
        hidden={!isExpanded}
        tabIndex={-1}
        aria-label={text("cases", { title })}
      >
        <button
          part="close"
          type="button"
          aria-label={text("closeTile", { title })}
          onClick={() => onToggle(false)}
        >
          {text("close")}
        </button>
        {/* biome-ignore lint/a11y/noRedundantRoles: without list markers, Safari takes the role away */}
        <ul part="cases" role="list">
          {cases.map((one) => (
            <CaseLine key={`${one.href} ${one.title}`} case={one} />
          ))}
        </ul>
      </section>
    </li>
  );
}

/** A case with its download link. A click on a locked case explains why it is locked. */
function CaseLine({ case: { title, href, dek } }: { readonly case: CollectionCase }): ReactNode {
  const address = safeHref(href);
  return (
    <li part="case">
      <p part="case-title">{title}</p>
      {dek && <p part="case-dek">{dek}</p>}
      {address && <DownloadLink title={title} href={address} />}
    </li>
  );
}

function DownloadLink({ title, href }: { readonly title: string; readonly href: string }): ReactNode {
  const label = text("downloadCase", { title });
  const downloads = useDownloads();
  if (!isLocked(downloads, href)) {
    // The server refuses a case's PDF to guests, who get the overlay instead (beyond-180).
    const isGated = getDownload(href) !== undefined && !isFree(downloads, href);
    return (
      <a
        part="download"
        className="quire-link"
        href={href}
        rel="external"
        aria-label={label}
        data-quire-do={isGated ? "pdf-paywall" : undefined}
      >
        {text("download")}
      </a>
    );
  }
  return (
    <button
      part="download"
      className="quire-link pdf-paywall"
      type="button"
      aria-haspopup="dialog"
      data-locked=""
      aria-label={label}
    >
      {text("download")}
    </button>
  );
}

/** Returns the state of the page's PDFs and follows its changes. */
function useDownloads(): Downloads {
  return useStore(downloadsStore());
}
