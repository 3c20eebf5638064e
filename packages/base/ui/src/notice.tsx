import type { ReactNode } from "react";

interface NoticeProps {
  readonly tone: "error" | "success";
  readonly children: ReactNode;
}

/**
 * A few sentences that are announced when they appear: at once where something failed. Scripts of the page that take
 * such boxes away leave the one around it, which is what React removes: what it cannot find would end the form.
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
