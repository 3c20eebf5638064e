import { safeHref } from "@quire/core";
import type { ReactNode } from "react";
import { useStore } from "zustand";
import { type Downloads, downloadsStore, getDownload, isFree, isLocked } from "../downloads.js";
import type { CollectionCase } from "./collections.js";
import { text } from "./text.js";

/** A case with its download link. A click on a locked case explains why it is locked. */
export function CaseLine({ case: { title, href, dek } }: { readonly case: CollectionCase }): ReactNode {
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
