import { type ReactNode, useId, useState } from "react";

interface ChoicesProps {
  readonly legend: string;
  readonly choices: readonly { readonly id: string; readonly words: ReactNode }[];
  readonly chosen: string;
  readonly onChoose: (id: string) => Promise<unknown>;
}

/** One of several choices. It shows the clicked choice at once, and the server's choice after the answer. */
export function Choices({ legend, choices, chosen, onChoose }: ChoicesProps) {
  const name = useId();
  const [pressed, setPressed] = useState<string>();
  async function choose(id: string) {
    setPressed(id);
    await onChoose(id);
    setPressed((latest) => (latest === id ? undefined : latest));
  }
  return (
    <fieldset className="choices">
      <legend className="hidden">{legend}</legend>
      {choices.map(({ id, words }) => (
        <label key={id}>
          <input
            type="radio"
            name={name}
            checked={(pressed ?? chosen) === id}
            onChange={() => void choose(id)}
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
