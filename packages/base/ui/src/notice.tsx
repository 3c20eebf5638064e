import type { ReactNode } from "react";

interface NoticeProps {
  readonly tone: "error" | "success";
  readonly children: ReactNode;
}

/**
 * A notice that is announced when it appears, immediately for an error. Page scripts may remove such elements. The
 * wrapper stays, so that React can still remove it without an error.
 */
export function Notice({ tone, children }: NoticeProps): ReactNode {
  return (
    <div className="quire-place">
      <div className="quire-notice" data-tone={tone} role={tone === "error" ? "alert" : "status"}>
        {children}
      </div>
    </div>
  );
}
