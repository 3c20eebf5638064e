import type { Answers } from "@quire/conformance/answers";

const folder = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  description: "",
  slug: `folder-${id}`,
  readOnly: false,
  ...more,
});

export const ITEM = { id: "7", title: "What Is Strategy?", url: "/2026/11/what-is-strategy" };

/** The user's folders, one of each kind. */
export const FOLDERS = [
  folder("1", "Board papers"),
  folder("2", "Chosen by the editors", { readOnly: true }),
  folder("3", "Gifts to colleagues", { slug: "hbrgift" }),
  folder("4", "Teaching"),
];

/** A library in which every call succeeds; the item is not saved yet. */
export const LIBRARY: Answers = {
  "/api/user/profile": { body: { id: "7", emailAddress: "reader@quire.test" } },
  "GET /api/user/lists": { body: { lists: FOLDERS } },
  "POST /api/user/lists": { body: folder("9", "Innovation") },
  "/api/user/saves/7/lists": { body: { saved: false, lists: [] } },
  "POST /api/user/saves": { body: ITEM },
  "/api/user/lists/bulk-update": { body: { failed: [] } },
};

/** The same with the item in folders, by their ids. */
export const savedIn = (...ids: readonly string[]): Answers => ({
  ...LIBRARY,
  "/api/user/saves/7/lists": {
    body: { saved: true, lists: FOLDERS.filter(({ id }) => ids.includes(id)) },
  },
});
