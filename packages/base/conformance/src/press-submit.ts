import { until } from "./until.js";

/** Sends the form of a view, as soon as it can be sent: what judges it may be a chunk that is on the way. */
export async function pressSubmit(view: ParentNode): Promise<void> {
  const find = () => view.querySelector<HTMLElement>("[type=submit]:enabled");
  (await until("a form that can be sent", find)).click();
}
