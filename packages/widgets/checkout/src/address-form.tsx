import type { Cart, Place } from "@quire/services/contract";
import { personName } from "@quire/services/forms";
import type { NewAddressOutcome, OrderProblem } from "@quire/services/order";
import { useStates } from "@quire/services/order";
import { Field, Form, type FormControl, FormMessage, Select, SubmitButton } from "@quire/ui";
import { type ReactNode, useRef, useState } from "react";
import * as v from "valibot";
import { addressWords, failureWords } from "./address-words.js";
import { ignoreDoublePress } from "./ignore-double-press.js";
import { StateField } from "./state-field.js";
import { text } from "./text.js";
import type { AddressDraft } from "./use-checkout-draft.js";
import type { OpenForms } from "./use-continue.js";
import { useDestination } from "./use-destination.js";
import { useOpenForm } from "./use-open-form.js";

const part = () => v.pipe(v.optional(v.string(), ""), v.trim());
const nameSchema = (which: "firstName" | "lastName") =>
  v.pipe(
    part(),
    v.check(
      (name) => name === "" || v.is(personName(which), name),
      () => text(`${which}Wrong`),
    ),
  );
/**
 * The server validates addresses by field, so that all missing fields are shown together. Names follow accounts-5.10.
 */
const addressSchema = () =>
  v.object({
    firstName: nameSchema("firstName"),
    lastName: nameSchema("lastName"),
    address1: part(),
    address2: part(),
    city: part(),
    countryCode: part(),
    state: part(),
    postalCode: part(),
  });
type TypedAddress = v.InferOutput<ReturnType<typeof addressSchema>>;

interface AddressFormProps {
  /** Selects the address that browsers fill in. */
  readonly purpose: "shipping" | "billing";
  readonly countries: readonly Place[];
  readonly typed: AddressDraft;
  readonly onType: (typed: AddressDraft) => void;
  readonly save: (address: TypedAddress & { readonly id?: string }) => Promise<NewAddressOutcome>;
  /** Called when the address is stored and chosen. */
  readonly onSaved: () => void;
  readonly forms: OpenForms;
  /** The destination of the last quote of tax and shipping. */
  readonly quotedFor: Cart["shipTo"];
  /** True if tax and shipping depend on this address. */
  readonly isDestination: boolean;
  readonly onCancel?: () => void;
}

/** The typed country, if the shop delivers there. */
function getCountry(countries: readonly Place[], { countryCode }: AddressDraft): string {
  return (countries.find(({ code }) => code === countryCode) ?? countries[0])?.code ?? "";
}

/** A form for a new address. */
export function AddressForm(props: AddressFormProps): ReactNode {
  const { purpose, countries, typed, onType, save, onSaved, forms, onCancel } = props;
  const { quotedFor, isDestination } = props;
  const [schema] = useState(addressSchema);
  const place = useRef<HTMLDivElement>(null);
  const savedAs = useRef<string>(undefined);
  const [country, setCountry] = useState(getCountry(countries, typed));
  const states = useStates(country, country !== "");
  const open = useOpenForm(forms, purpose, place);
  useDestination({ country, typed, states, known: quotedFor, isWanted: isDestination });

  async function submit(address: TypedAddress, form: FormControl): Promise<ReactNode> {
    const outcome = await save({ ...address, ...(savedAs.current && { id: savedAs.current }) });
    if (outcome.kind === "chosen") {
      savedAs.current = outcome.id;
      if (form.hasChanged()) return text("changedSince");
      open.taken();
      onSaved();
      return null;
    }
    const words = outcome.kind === "failed" ? failureWords() : showProblems(outcome.problems, address, form);
    ignoreDoublePress();
    return words;
  }
  function showProblems(
    problems: readonly OrderProblem[],
    address: TypedAddress,
    form: FormControl,
  ): ReactNode {
    const wrong = Object.keys(address).filter((name) => problems.some(({ field }) => field === name));
    for (const name of wrong) form.fail(name, addressWords(problems, name));
    if (wrong[0]) form.focus(wrong[0]);
    if (wrong[0]) return null;
    return text(problems.some(({ code }) => code === "too-many") ? "addressesFull" : "addressFailed");
  }
  function type(changed: EventTarget): void {
    const fields = place.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]") ?? [];
    const values: Record<string, string> = {};
    for (const { name, value } of fields) values[name] = value;
    if (changed instanceof HTMLSelectElement && changed.name === "countryCode") {
      setCountry(changed.value);
      if (states?.length) values.state = ""; // The typed state belonged to the previous country.
    }
    onType(values);
  }
  const field = (name: keyof TypedAddress, token: string) => (
    <Field
      name={name}
      label={text(name)}
      autoComplete={`${purpose} ${token}`}
      defaultValue={typed[name]}
      maxLength={100}
    />
  );
  return (
    <div className="quire-address-form" ref={place} onInput={({ target }) => type(target)}>
      <Form
        schema={schema}
        name={`${purpose}-address`}
        onSubmit={(address, form) => open.send(() => submit(address, form))}
      >
        <div className="quire-address-pair">
          {field("firstName", "given-name")}
          {field("lastName", "family-name")}
        </div>
        {field("address1", "address-line1")}
        {field("address2", "address-line2")}
        <Select
          name="countryCode"
          label={text("countryCode")}
          autoComplete={`${purpose} country`}
          defaultValue={country}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
        {field("city", "address-level2")}
        <div className="quire-address-pair">
          <StateField
            key={country}
            states={states}
            typed={typed.state ?? ""}
            autoComplete={`${purpose} address-level1`}
          />
          {field("postalCode", "postal-code")}
        </div>
        <FormMessage />
        <div className="quire-address-buttons">
          <SubmitButton>{text("useAddress")}</SubmitButton>
          {onCancel && (
            <button type="button" className="quire-link" onClick={onCancel}>
              {text("keepAddress")}
            </button>
          )}
        </div>
      </Form>
    </div>
  );
}
