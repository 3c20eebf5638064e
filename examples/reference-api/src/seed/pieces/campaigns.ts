/** A mailing of the shop or the publisher. Users follow it by its id (content-3.11). */
export interface Campaign {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly frequency: string;
}

export const campaigns: readonly Campaign[] = [
  {
    id: "autumn-26",
    title: "Autumn at the press",
    description: "New books and cases, with the prices of the season.",
    frequency: "Four times until December",
  },
  {
    id: "spring-27",
    title: "Spring at the press",
    description: "What the press brings out between February and May.",
    frequency: "Four times until May",
  },
  {
    id: "reader-panel",
    title: "The readers’ panel",
    description: "Ten minutes of questions from the editors, and what they made of the answers.",
    frequency: "Twice a year",
  },
];
