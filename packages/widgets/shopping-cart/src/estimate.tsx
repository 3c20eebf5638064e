import { estimateCart } from "@quire/services/cart";
import type { Place } from "@quire/services/contract";
import { useStates } from "@quire/services/order";
import { Field, Form, type FormControl, Select, SubmitButton } from "@quire/ui";
import { type ReactNode, useState } from "react";
import * as v from "valibot";
import { text } from "./text.js";
import { estimateProblem } from "./words.js";

interface EstimateProps {
  readonly country: string;
  /** The chosen state. Empty before the user has chosen one. */
  readonly state: string;
}

const formSchema = () => v.object({ state: v.pipe(v.string(), v.trim()) });

/** Asks for the destination, so that the server can estimate tax and shipping (content-7.6). */
export function Estimate({ country, state }: EstimateProps): ReactNode {
  const [schema] = useState(formSchema);
  const [isWanted, setWanted] = useState(false);
  const countryCode = country.trim().toUpperCase();
  const states = useStates(countryCode, isWanted);
  async function estimate(values: { readonly state: string }, form: FormControl): Promise<ReactNode> {
    const destination = { countryCode, state: values.state };
    const problem = values.state ? estimateProblem(await estimateCart(destination)) : text("stateMissing");
    if (problem) form.fail("state", problem);
    form.focus("state");
    return null;
  }
  return (
    <details part="estimate" onToggle={() => setWanted(true)}>
      <summary part="estimated">{state ? text("estimatedFor", { state }) : text("estimate")}</summary>
      <div part="estimate-form" aria-busy={states === undefined}>
        {states && (
          <Form schema={schema} onSubmit={estimate} name="estimate">
            <div className="quire-row">
              <StateField states={states} state={state} />
              <SubmitButton>{text("estimateAction")}</SubmitButton>
            </div>
          </Form>
        )}
      </div>
    </details>
  );
}

interface StateFieldProps {
  /** The states to choose from. Without any, the field is a text field. */
  readonly states: readonly Place[];
  readonly state: string;
}

function StateField({ states, state }: StateFieldProps): ReactNode {
  const common = { name: "state", label: text("state"), defaultValue: state, autoComplete: "address-level1" };
  if (states.length === 0) return <Field {...common} hint={text("stateHint")} maxLength={64} />;
  return <Select {...common} options={states.map(({ code, name }) => ({ value: code, label: name }))} />;
}
