import type { Collection } from "../src/collection/collections.js";

const pdf = (eid: string, iid: number) => `/download/case-selections/${eid}/${iid}`;

/** Seven collections: two rows and one more tile on a desktop. */
export const COLLECTIONS: readonly Collection[] = [
  {
    id: "negotiation",
    title: "The Long Table",
    description:
      "Bargains that took a year, and the four sentences on which each of them turned. For courses on negotiation, and for whoever will sit at a table soon.",
    cases: [
      { title: "Two Sellers, One Harbour", href: pdf("negotiation", 1), dek: "A concession, and its price." },
      { title: "The Night before the Strike", href: pdf("negotiation", 2), dek: "Eleven hours, four rooms." },
      { title: "Walking Away from Lisbon", href: pdf("negotiation", 3) },
    ],
  },
  {
    id: "pricing",
    title: "Pricing in Thin Markets",
    description: "What a thing costs when there are nine buyers in the world and two of them are cousins.",
    cases: [{ title: "Nine Buyers", href: pdf("pricing", 1) }],
  },
  {
    id: "succession",
    title: "After the Founder",
    description: "Family firms in the year in which the name on the door and the one on the letters part.",
    cases: [
      { title: "The Second Signature", href: pdf("succession", 1) },
      { title: "A Brother’s Share", href: pdf("succession", 2) },
    ],
  },
  {
    id: "operations",
    title: "The Slow Line",
    description: "Three plants that learned to go slower, and delivered sooner.",
    cases: [{ title: "Ninety Seconds a Door", href: pdf("operations", 1) }],
  },
  {
    id: "ethics",
    title: "What the Auditor Saw",
    description: "Cases without a villain, which are most of them.",
    cases: [{ title: "The Unsigned Page", href: pdf("ethics", 1) }],
  },
  {
    id: "innovation",
    title: "The Drawer of Good Ideas",
    description: "Inventions that waited, and the people who opened the drawer.",
    cases: [{ title: "Patent 3,104", href: pdf("innovation", 1) }],
  },
  {
    id: "leadership",
    title: "First Hundred Mornings",
    description: "New heads of old houses.",
    cases: [{ title: "A Desk by the Stairs", href: pdf("leadership", 1) }],
  },
];
