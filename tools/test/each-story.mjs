import { afterEach } from "vitest";
import { commands } from "vitest/browser";

/** Selects the story that also has a dark screenshot: a file's first one with content. */
const isSeenInTheDark = ({ name, file }) =>
  name === file.tasks.find((story) => !/^(Closed|Loading|Empty)\b/.test(story.name))?.name;

async function compareLook(id) {
  const differs = await commands.compareLook(id);
  if (differs) throw new Error(differs);
}

/** The host page's style sheet sets the tokens of a dark page, as a site with Quire would. */
async function inTheDark(look) {
  const { dataset } = document.documentElement;
  const { scheme } = dataset;
  dataset.scheme = "dark";
  await look().finally(() => {
    dataset.scheme = scheme;
  });
}

// A failed story has a wrong screenshot, and a story with a running clock never has the same one.
afterEach(async ({ task, story }) => {
  if (task.result?.state === "fail" || !story || story.parameters.look === false) return;
  const { storyId } = task.meta;
  await compareLook(storyId);
  if (isSeenInTheDark(task)) await inTheDark(() => compareLook(`${storyId}.dark`));
});
