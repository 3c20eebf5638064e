import type { ReactNode } from "react";
import sheet from "./welcome.css?inline";

/** Styles of `Welcome`. */
export const welcomeSheet: string = sheet;

interface WelcomeProps {
  readonly title: string;
  readonly words: string;
  /** Links to other pages, each with its text and address. */
  readonly links: readonly (readonly [words: string, href: string])[];
  /** Content between the text and the links. */
  readonly children?: ReactNode;
}

/** Content in place of an empty list (content-2.42). */
export function Welcome({ title, words, links, children }: WelcomeProps): ReactNode {
  return (
    <div part="empty">
      {/* The heading takes the focus from the removed last entry. */}
      <h3 part="empty-title" tabIndex={-1}>
        {title}
      </h3>
      <p part="empty-welcome">{words}</p>
      {children}
      <ul part="empty-links">
        {links.map(([words, href]) => (
          <li key={href}>
            <a className="quire-link" href={href}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
