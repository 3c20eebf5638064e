import { afterEach } from "vitest";
import { commands } from "vitest/browser";

// A story that has failed looks as it should not; one with a clock that runs never looks the same.
afterEach(async ({ task, story }) => {
  if (task.result?.state === "fail" || !story || story.parameters.look === false) return;
  const differs = await commands.compareLook(task.meta.storyId);
  if (differs) throw new Error(differs);
});
