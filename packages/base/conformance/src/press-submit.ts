import { until } from "./until.js";

/** Clicks the submit button of a view once it is enabled. The code that validates the form may still be loading. */
export async function pressSubmit(view: ParentNode): Promise<void> {
  const find = () => view.querySelector<HTMLElement>("[type=submit]:enabled");
  (await until("a form that can be sent", find)).click();
}
