import type { ReactNode } from "react";
import { text as listText } from "../text.js";
import type { OrderLook } from "./order-model.js";
import { text } from "./text.js";

/** What was ordered, five lines of it at most (content-2.61), and how long it can be had (content-2.62). */
export function OrderLines({ lines, more, hasCaseStudy }: OrderLook): ReactNode {
  return (
    <>
      {lines.length > 0 && (
        <ul part="order-lines">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none moves
            <li key={index}>{line}</li>
          ))}
          {more > 0 && <li part="order-more">{text("moreLines", { count: more })}</li>}
        </ul>
      )}
      {hasCaseStudy && <p part="order-note">{text("caseStudy")}</p>}
    </>
  );
}

interface ActionsProps extends Pick<OrderLook, "files" | "receipt"> {
  readonly title: string;
}

/** An order's files (content-2.60) and its receipt (content-2.59). */
export function OrderActions({ title, files, receipt }: ActionsProps): ReactNode {
  if (!receipt && files.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div part="entry-actions" role="group" aria-label={listText("actions", { title })}>
      {files.length > 0 && (
        <details part="order-files">
          <summary>{text("files")}</summary>
          {files.map(({ href, format }) => (
            <a key={href} href={href} download="">
              {format}
            </a>
          ))}
        </details>
      )}
      {receipt && <a href={receipt}>{text("receipt")}</a>}
    </div>
  );
}
