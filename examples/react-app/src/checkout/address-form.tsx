import type { Checkout } from "@quire/services/contract";
import { chooseNewAddress, type OrderProblem } from "@quire/services/order";
import { useEffect, useRef, useState } from "react";
import { Field } from "./field.js";
import { PlaceOptions, StateField } from "./state-field.js";
import { addressWords } from "./words.js";

const NAMES = [
  "firstName",
  "lastName",
  "address1",
  "address2",
  "city",
  "countryCode",
  "state",
  "postalCode",
] as const;

interface AddressFormProps {
  readonly countries: Checkout["countries"];
  readonly onChosen: () => void;
}

/** Shows the server's address errors at their fields and focuses the first. */
export function AddressForm({ countries, onChosen }: AddressFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [country, setCountry] = useState(countries[0]?.code ?? "");
  const [problems, setProblems] = useState<readonly OrderProblem[]>([]);
  const [step, setStep] = useState<"idle" | "busy" | "failed">("idle");

  useEffect(() => {
    if (problems.length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [problems]);

  async function save(data: FormData) {
    setStep("busy");
    const parts = NAMES.map((name) => [name, String(data.get(name) ?? "").trim()]);
    const outcome = await chooseNewAddress(Object.fromEntries(parts), [
      "shippingAddressId",
      "billingAddressId",
    ]);
    if (outcome.kind === "chosen") return onChosen();
    setStep(outcome.kind === "failed" ? "failed" : "idle");
    setProblems(outcome.kind === "refused" ? outcome.problems : []);
  }

  const field = (name: (typeof NAMES)[number], label: string, autoComplete: string) => (
    <Field label={label} problem={addressWords(problems, name)}>
      {(control) => <input {...control} name={name} autoComplete={autoComplete} />}
    </Field>
  );

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (step !== "busy") void save(new FormData(event.currentTarget));
      }}
    >
      <div className="pair">
        {field("firstName", "First name", "given-name")}
        {field("lastName", "Last name", "family-name")}
      </div>
      {field("address1", "Street address", "address-line1")}
      {field("address2", "Apartment, suite, etc. (optional)", "address-line2")}
      {field("city", "City", "address-level2")}
      <Field label="Country" problem={addressWords(problems, "countryCode")}>
        {(control) => (
          <select
            {...control}
            name="countryCode"
            autoComplete="country"
            value={country}
            onChange={({ currentTarget }) => setCountry(currentTarget.value)}
          >
            <PlaceOptions places={countries} />
          </select>
        )}
      </Field>
      <div className="pair">
        <StateField country={country} problem={addressWords(problems, "state")} />
        {field("postalCode", "Postal code", "postal-code")}
      </div>
      {step === "failed" && (
        <p className="problem" role="alert">
          This address could not be used. Please try again.
        </p>
      )}
      <button type="submit" aria-disabled={step === "busy"}>
        {step === "busy" ? "Saving…" : "Use this address"}
      </button>
    </form>
  );
}
