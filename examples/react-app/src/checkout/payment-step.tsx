import type { OrderProblem } from "@quire/services/order";
import { useRef, useState } from "react";
import { CardForm } from "./card-form.js";
import { Problem } from "./problem.js";

interface PaymentStepProps {
  /** The label of the chosen card, such as `Visa •••• 4242`. Empty if none was chosen or it was declined. */
  readonly label: string;
  readonly problem: OrderProblem | undefined;
}

export function PaymentStep({ label, problem }: PaymentStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isChanging, setChanging] = useState(false);

  function change(isOn: boolean) {
    setChanging(isOn);
    heading.current?.focus(); // The pressed button disappears.
  }

  return (
    <section className="step">
      <h2 ref={heading} tabIndex={-1}>
        Payment
      </h2>
      <Problem problem={problem} />
      {isChanging || !label ? (
        <CardForm onChosen={() => change(false)} />
      ) : (
        <p>
          {label}{" "}
          <button type="button" className="quiet" onClick={() => change(true)}>
            Use another card
          </button>
        </p>
      )}
    </section>
  );
}
