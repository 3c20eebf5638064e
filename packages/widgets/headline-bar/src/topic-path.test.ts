import { expect, it } from "vitest";
import { getPathOfTopic, getSubjectPath, getTopicPath } from "./topic-path.js";

it.each([
  ["Strategy", "/topic/strategy"],
  ["Negotiation strategies", "/topic/negotiation-strategies"],
  ["Finance & Investing", "/topic/finance--investing"],
  ["Power, Influence & Trust", "/topic/power-influence--trust"],
  ["  Leading   Teams ", "/topic/leading-teams"],
])(
  "makes /topic/{topic-name} of %j lower-case, with spaces as hyphens, without & and comma: %s (content-2.6)",
  (topic, path) => {
    expect(getTopicPath(topic)).toBe(path);
    expect(getPathOfTopic(topic, "topic")).toBe(path);
  },
);

it.each([
  ["Strategy", "/topic/subject/strategy"],
  ["Finance & Investing", "/topic/subject/finance-and-investing"],
  ["Decision making and problem solving", "/topic/subject/decision-making-and-problem-solving"],
])(
  "makes /topic/subject/{topic-slug} of %j lower-case, & replaced by 'and', spaces by hyphens: %s (content-2.7)",
  (topic, path) => {
    expect(getSubjectPath(topic)).toBe(path);
    expect(getPathOfTopic(topic, "subject")).toBe(path);
  },
);

it.each(["//evil.test", "../../x?y#z", "\\evil", "a\tb"])(
  "keeps %j within one segment of a path of the site (robustness-13)",
  (topic) => {
    for (const path of [getTopicPath(topic), getSubjectPath(topic)]) {
      expect(new URL(path, "https://quire.test/a/b").href).toMatch(
        /^https:\/\/quire\.test\/topic\/(subject\/)?[^/?#]*$/,
      );
    }
  },
);
