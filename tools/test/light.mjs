import { options } from "preact";
import { beforeEach } from "vitest";

/** Tests that Preact is not held to, by their full titles, and why. */
const LEFT_OUT = {
  "gives its element the attribute `for` under the name that React knows":
    "components of packages are rendered by the application's React: the light build has elements and data mounts",
  "conformance of search React component: tells of onSearch":
    "the same; besides, it submits before Preact's effects have run, a frame after it is shown",
  "a guest, by e-mail signs up for a newsletter, and reads that it is done (content-7.23)":
    "all but its last line holds: Preact has rendered the words before the focus is asked for, which waits for one more rendering",
  "a view that begins otherwise takes over, nothing typed is lost, and the developer is told once":
    "Preact makes of what stands there what it renders: the fields stay, and there is nothing to tell",
  "a view that begins otherwise leaves the reader in the field that was typed in last, without a jump":
    "the same",
  "a press is given up where an attribute asks for another form of as many fields, and what was typed is in those of its name":
    "the same",
  "renders translated markup again, keeps typed text and warns once (beyond-62)": "the same",
};

beforeEach(({ task, skip }) => {
  const titles = [task.name];
  for (let { suite } = task; suite; suite = suite.suite) titles.unshift(suite.name);
  const why = LEFT_OUT[titles.join(" ")];
  if (why) skip(why);
});

const { requestAnimationFrame, setTimeout } = globalThis;

// Preact runs effects by the page's frames and timers as they are just then. Held by one test, they would keep back what
// all later tests wait for; React, too, keeps those that it has found when it was imported.
options.requestAnimationFrame = (run) => requestAnimationFrame(() => setTimeout(run));
