import { useHost } from "@quire/element";
import { withSignInPrompt } from "@quire/features/ordering";
import { useUniqueId } from "@quire/ui";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

interface ChoicesProps {
  readonly legend: string;
  readonly choices: readonly { readonly id: string; readonly words: ReactNode }[];
  readonly chosen: string;
  readonly onChoose: (id: string) => Promise<unknown>;
}

/** A choice of one. It shows the click at once, and the server's choice after the response. */
export function Choices({ legend, choices, chosen, onChoose }: ChoicesProps): ReactNode {
  const host = useHost();
  const name = useUniqueId("choice");
  const set = useRef<HTMLFieldSetElement>(null);
  const [pressed, setPressed] = useState<{ readonly id: string }>();
  const shown = pressed?.id ?? chosen;
  // Preact would reset the click if this were the `checked` prop.
  useLayoutEffect(() => {
    for (const input of set.current?.querySelectorAll("input") ?? []) input.checked = input.value === shown;
  });
  async function choose(id: string): Promise<void> {
    const press = { id };
    setPressed(press);
    await withSignInPrompt(onChoose(id));
    if (host.signal.aborted) return;
    // A later choice stays visible, even if it is the same one.
    setPressed((latest) => (latest === press ? undefined : latest));
  }
  return (
    <fieldset className="quire-options" ref={set}>
      <legend className="quire-unseen">{legend}</legend>
      {choices.map(({ id, words }) => (
        <label className="quire-option" key={id}>
          <input
            type="radio"
            name={name}
            value={id}
            defaultChecked={shown === id}
            onChange={() => void choose(id)}
          />
          <span className="quire-option-words">{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
