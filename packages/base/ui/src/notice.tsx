import type { ReactNode } from "react";

interface NoticeProps {
  readonly tone: "error" | "success";
  readonly children: ReactNode;
}

/** A few sentences that are announced when they appear: at once where something failed. */
export function Notice({ tone, children }: NoticeProps): ReactNode {
  return (
    <div className="quire-notice" data-tone={tone} role={tone === "error" ? "alert" : "status"}>
      {children}
    </div>
  );
}
