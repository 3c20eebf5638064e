import { options } from "preact";
import { beforeEach } from "vitest";

/** Tests that the light build need not pass, by full title, with the reason. */
const SKIPPED_TESTS = {
  "sets the attribute `for` without a React warning":
    "components of packages are rendered by the application's React: the light build has elements and data mounts",
  "conformance of search React component: emits onSearch":
    "the same; it also submits before Preact's effects have run, a frame after it is shown",
  "a guest, by e-mail signs up for a newsletter, and gets a confirmation (content-7.23)":
    "only its last line fails: Preact renders the text before the focus request, which waits for another render",
  "keeps typed text when the view renders differently, and reports it once":
    "Preact changes the early elements to its own render: the fields stay, and no difference is reported",
  "keeps focus in the last field when the view renders differently, without scrolling": "the same",
  "cancels a kept submit when an attribute requests another form, and keeps text": "the same",
  "renders translated markup again, keeps typed text and warns once (beyond-62)": "the same",
};

beforeEach(({ task, skip }) => {
  const titles = [task.name];
  for (let { suite } = task; suite; suite = suite.suite) titles.unshift(suite.name);
  const why = SKIPPED_TESTS[titles.join(" ")];
  if (why) skip(why);
});

const { requestAnimationFrame, setTimeout } = globalThis;

// Preact looks up the page's frames and timers at each use. A test with fake timers would block the effects
// of later tests. React uses the functions that existed when it was imported.
options.requestAnimationFrame = (run) => requestAnimationFrame(() => setTimeout(run));
