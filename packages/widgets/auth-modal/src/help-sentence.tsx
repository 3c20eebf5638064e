import * as configuration from "@quire/configuration-service";
import { createElement, type ReactNode } from "react";
import { text } from "./text.js";

type Message = Parameters<typeof text>[0];

interface HelpSentenceProps {
  readonly message: Message;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A message whose `<help>` is a link to customer service. */
export function HelpSentence({ message, values = {} }: HelpSentenceProps): ReactNode {
  const { href } = configuration.customerService();
  const help = (words: string) => (
    <a className="quire-link" href={href}>
      {words}
    </a>
  );
  return createElement("p", { className: "quire-text" }, ...text.rich(message, values, { help }));
}
