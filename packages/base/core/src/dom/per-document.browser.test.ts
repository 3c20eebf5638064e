import { expect, it, vi } from "vitest";
import { runtime } from "../page/runtime.js";
import { perDocument } from "./per-document.js";

const mutationsSeen = () => new Promise((resolve) => setTimeout(resolve));

it("runs a task now, and again when the document has a new root", async () => {
  runtime().shared.clear();
  const task = vi.fn();
  perDocument(task);
  perDocument(task);
  expect(task).toHaveBeenCalledTimes(2);
  const { documentElement } = document;
  documentElement.remove();
  await mutationsSeen();
  expect(task).toHaveBeenCalledTimes(2);
  document.append(documentElement);
  await mutationsSeen();
  expect(task).toHaveBeenCalledTimes(3);
});
