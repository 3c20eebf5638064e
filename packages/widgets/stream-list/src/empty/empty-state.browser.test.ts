import { describe, expect, it } from "vitest";
import { all, part, ready, until, words } from "../../test/list-page.js";
import { getScenarioWith } from "../../test/open-streams.js";

describe("empty state", () => {
  const cases = [
    ["watched", 'history" query="activity=watched', "Nothing watched yet", "/webinars"],
    ["read", 'history" query="activity=read', "Nothing read yet", "/the-latest"],
    ["shared", 'history" query="activity=shared', "Nothing shared yet", "/the-latest"],
    ["ordered", "ordered", "No orders yet", "/store"],
    ["topics", "following", "Choose topics to follow", "/topics"],
    ["library", "saves", "My Library is empty", "/the-latest"],
    ["activity", "history", "Nothing here yet", "/the-latest"],
    ["content", "search", "No results", "/the-latest"],
  ] as const;
  it.each(cases)("%s has a welcome and links (content-2.42)", async (_, stream, title, href) => {
    const host = await ready(
      `<quire-stream-list stream="${stream}"></quire-stream-list>`,
      getScenarioWith([]),
      "empty",
    );
    expect(words(host, "empty-title")).toEqual([title]);
    expect(part(host, "empty-welcome")?.textContent).not.toBe("");
    expect(all(host, '[part="empty-links"] a').map((a) => a.getAttribute("href"))).toContain(href);
  });

  it("has a welcome for a new folder (content-2.42)", async () => {
    const host = await ready(
      '<quire-stream-list stream="saves" folder="f1"></quire-stream-list>',
      { ...getScenarioWith([]), folders: [{ id: "f1", name: "Board papers" }] },
      "empty",
    );
    expect(words(host, "empty-title")).toEqual(["This folder is empty"]);
  });

  it("shows 150+ topics, and eight of them to follow (content-2.47, content-2.48)", async () => {
    const host = await ready(
      '<quire-stream-list stream="following"></quire-stream-list>',
      getScenarioWith([]),
      "empty",
    );
    expect(part(host, "empty-welcome")?.textContent).toContain("150+ topics");
    const buttons = all(host, '[part="topic"]');
    expect(buttons.map((button) => button.textContent)).toEqual([
      "Strategy",
      "Negotiation strategies",
      "Managing Yourself",
      "Economics",
      "Leading Teams",
      "Decision making and problem solving",
      "Innovation",
      "Marketing",
    ]);
    expect({ ...buttons[1]?.dataset }).toMatchObject({
      quireDo: "follow",
      type: "topic",
      name: "Negotiation strategies",
    });
    host.setAttribute("topics-count", "180+");
    await until(() => part(host, "empty-welcome")?.textContent).toContain("180+ topics");
  });
});
