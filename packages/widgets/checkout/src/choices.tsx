import { whileSignedIn } from "@quire/features/ordering";
import { useUniqueId } from "@quire/ui";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

interface ChoicesProps {
  readonly legend: string;
  readonly choices: readonly { readonly id: string; readonly words: ReactNode }[];
  readonly chosen: string;
  readonly onChoose: (id: string) => Promise<unknown>;
}

/** One of several. It shows what was pressed at once, and after the answer what the store has. */
export function Choices({ legend, choices, chosen, onChoose }: ChoicesProps): ReactNode {
  const name = useUniqueId("choice");
  const set = useRef<HTMLFieldSetElement>(null);
  const [pressed, setPressed] = useState<{ readonly id: string }>();
  const shown = pressed?.id ?? chosen;
  // Not `checked`: Preact would put back what was pressed.
  useLayoutEffect(() => {
    for (const input of set.current?.querySelectorAll("input") ?? []) input.checked = input.value === shown;
  });
  async function choose(id: string): Promise<void> {
    const press = { id };
    setPressed(press);
    await whileSignedIn(onChoose(id));
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
