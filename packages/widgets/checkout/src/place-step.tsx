import { Problem } from "@quire/features/ordering";
import type { Checkout } from "@quire/services/contract";
import { chooseForOrder, type OrderProblem, orderStore } from "@quire/services/order";
import { Field, Form, type FormControl, FormMessage, Select, useUniqueId } from "@quire/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { addressWords, failureWords } from "./address-words.js";
import { text } from "./text.js";
import type { OpenForms } from "./use-continue.js";
import { useOpenForm } from "./use-open-form.js";

/** Milliseconds without input before the store is asked for the tax. */
const TAX_DELAY_MS = 500;
/** Length of the shortest postal code. */
const MIN_POSTAL_CODE_LENGTH = 3;

interface PlaceStepProps {
  readonly checkout: Checkout;
  readonly problem: OrderProblem | undefined;
  readonly forms: OpenForms;
}

interface Place {
  readonly countryCode: string;
  readonly postalCode: string;
}

const part = () => v.pipe(v.optional(v.string(), ""), v.trim());
const placeSchema = () => v.object({ countryCode: part(), postalCode: part() });
const FIELDS = ["countryCode", "postalCode"] as const;

/** Country and postal code: all that an order of files needs for its tax. */
export function PlaceStep({ checkout, problem, forms }: PlaceStepProps): ReactNode {
  const { billingPlace, countries } = checkout;
  const id = useUniqueId("place");
  const form = useRef<HTMLDivElement>(null);
  const [schema] = useState(placeSchema);
  const open = useOpenForm(forms, "place", form);
  const [typed, setTyped] = useState<Place>();
  useEffect(() => {
    if (!typed || typed.postalCode.trim().length < MIN_POSTAL_CODE_LENGTH) return;
    // An incomplete code is refused without a message. Sending the form shows it.
    const timer = setTimeout(
      () => void chooseForOrder({ billingPlace: typed }).then(forgetRefusal),
      TAX_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [typed]);

  async function submit(place: Place, control: FormControl): Promise<ReactNode> {
    if (!place.postalCode) {
      control.fail("postalCode", text("required"));
      control.focus("postalCode");
      return null;
    }
    if (await chooseForOrder({ billingPlace: place })) {
      open.taken();
      return null;
    }
    const { problem: refused } = orderStore().getState();
    const field = FIELDS.find((one) => one === refused?.field);
    if (!refused || !field) return failureWords();
    forgetRefusal();
    control.fail(field, addressWords([refused], field));
    control.focus(field);
    return null;
  }
  function type(): void {
    const get = (name: string) =>
      form.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value ?? "";
    setTyped({ countryCode: get("countryCode"), postalCode: get("postalCode") });
  }
  return (
    <section className="quire-step" aria-labelledby={id} id="billing-address">
      <h2 className="quire-step-heading" id={id}>
        {text("billingPlace")}
      </h2>
      <Problem problem={problem} />
      <p className="quire-muted">{text("billingPlaceWhy")}</p>
      <div className="quire-address-form" ref={form} onInput={type}>
        <Form
          schema={schema}
          name="billing-place"
          onSubmit={(place, control) => open.send(() => submit(place, control))}
        >
          <div className="quire-address-pair">
            <Select
              name="countryCode"
              label={text("countryCode")}
              autoComplete="billing country"
              defaultValue={billingPlace?.countryCode ?? countries[0]?.code ?? ""}
              options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            />
            <Field
              name="postalCode"
              label={text("postalCode")}
              autoComplete="billing postal-code"
              defaultValue={billingPlace?.postalCode ?? ""}
              maxLength={100}
            />
          </div>
          <FormMessage />
        </Form>
      </div>
    </section>
  );
}

/** Removes the problem of a place, which shows at its field or not at all. */
function forgetRefusal(): void {
  const { problem } = orderStore().getState();
  if (FIELDS.some((field) => field === problem?.field)) orderStore().setState({ problem: undefined });
}
