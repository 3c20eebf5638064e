import type { Text } from "@quire/core";
import * as configuration from "@quire/services/configuration";
import { createElement, type ReactNode } from "react";

interface HelpSentenceProps<Key extends string> {
  /** The messages of the calling package. */
  readonly of: Text<Key>;
  readonly message: NoInfer<Key>;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Shows a message whose `<help>` is a link to customer service. */
export function HelpSentence<Key extends string>({
  of,
  message,
  values = {},
}: HelpSentenceProps<Key>): ReactNode {
  const { href } = configuration.customerService();
  const help = (words: string) => (
    <a className="quire-link" href={href}>
      {words}
    </a>
  );
  return createElement("p", { className: "quire-text" }, ...of.rich(message, values, { help }));
}
