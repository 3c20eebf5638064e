import { afterEach } from "vitest";
import { commands } from "vitest/browser";

/** The story by which its file is looked at in the dark too: the first that shows what its widget is full of. */
const isSeenInTheDark = ({ name, file }) =>
  name === file.tasks.find((story) => !/^(Closed|Loading|Empty)\b/.test(story.name))?.name;

async function compareLook(id) {
  const differs = await commands.compareLook(id);
  if (differs) throw new Error(differs);
}

/** The host page's style sheet has the tokens of a dark page, as one that uses Quire would. */
async function inTheDark(look) {
  const { dataset } = document.documentElement;
  const { scheme } = dataset;
  dataset.scheme = "dark";
  await look().finally(() => {
    dataset.scheme = scheme;
  });
}

// A story that has failed looks as it should not; one with a clock that runs never looks the same.
afterEach(async ({ task, story }) => {
  if (task.result?.state === "fail" || !story || story.parameters.look === false) return;
  const { storyId } = task.meta;
  await compareLook(storyId);
  if (isSeenInTheDark(task)) await inTheDark(() => compareLook(`${storyId}.dark`));
});
