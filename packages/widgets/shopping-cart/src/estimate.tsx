import { estimateCart } from "@quire/services/cart";
import { Field, Form, type FormControl, SubmitButton } from "@quire/ui";
import { type ReactNode, useState } from "react";
import * as v from "valibot";
import { text } from "./text.js";
import { estimateProblem } from "./words.js";

interface EstimateProps {
  readonly country: string;
  /** Empty: nobody has said it yet. */
  readonly state: string;
}

const formSchema = () => v.object({ state: v.pipe(v.string(), v.trim()) });

/** Asks where it goes, so that the server can say what tax and shipping come to (content-7.6). */
export function Estimate({ country, state }: EstimateProps): ReactNode {
  const [schema] = useState(formSchema);
  async function estimate(values: { readonly state: string }, form: FormControl): Promise<ReactNode> {
    const destination = { countryCode: country.toUpperCase(), state: values.state };
    const problem = values.state ? estimateProblem(await estimateCart(destination)) : text("stateMissing");
    if (problem) form.fail("state", problem);
    form.focus("state");
    return null;
  }
  return (
    <details part="estimate">
      <summary part="estimated">{state ? text("estimatedFor", { state }) : text("estimate")}</summary>
      <div part="estimate-form">
        <Form schema={schema} onSubmit={estimate} name="estimate">
          <div className="row">
            <Field
              name="state"
              label={text("state")}
              hint={text("stateHint")}
              defaultValue={state}
              autoComplete="address-level1"
              maxLength={64}
            />
            <SubmitButton>{text("estimateAction")}</SubmitButton>
          </div>
        </Form>
      </div>
    </details>
  );
}
