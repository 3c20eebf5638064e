import { chooseForOrder, paymentDue } from "@quire/services/order";
import { getPaymentAdapter, type PaymentFields } from "@quire/services/payment";
import { useEffect, useRef, useState } from "react";

/** Shows the payment service's own fields. This page only sees the token, and no card data. */
export function CardForm({ onChosen }: { readonly onChosen: () => void }) {
  const container = useRef<HTMLDivElement>(null);
  const fields = useRef<PaymentFields>(undefined);
  const [step, setStep] = useState<"loading" | "ready" | "busy" | "failed">("loading");
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const adapter = getPaymentAdapter();
    if (!adapter || !container.current) return setStep("failed");
    setStep("loading");
    const shown = adapter.mount(container.current, paymentDue);
    fields.current = shown;
    let isShown = true;
    const becomes = (next: "ready" | "failed") => () => isShown && setStep(next);
    shown.ready.then(becomes("ready"), becomes("failed"));
    return () => {
      isShown = false;
      shown.remove();
    };
  }, [tries]);

  async function choose() {
    setStep("busy");
    try {
      const payment = await fields.current?.token();
      // If there is no token, the fields themselves show what is missing.
      if (payment && (await chooseForOrder({ payment }))) return onChosen();
      setStep("ready");
    } catch {
      setStep("failed");
    }
  }

  return (
    <>
      <div className="card" ref={container} />
      {step === "failed" ? (
        <>
          <p className="problem" role="alert">
            The payment service does not answer.
          </p>
          <button type="button" className="quiet" onClick={() => setTries(tries + 1)}>
            Try again
          </button>
        </>
      ) : (
        <button
          type="button"
          className="quiet"
          aria-disabled={step !== "ready"}
          onClick={step === "ready" ? choose : undefined}
        >
          Use this card
        </button>
      )}
    </>
  );
}
