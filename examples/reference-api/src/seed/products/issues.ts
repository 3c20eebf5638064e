import { product } from "./product.js";

export const issues = [
  product({
    id: "40301",
    title: "The Quire Review, November 2026",
    subtitle: "The Refusal Issue",
    authors: ["The Quire Review"],
    contentType: "Magazine Issue",
    topic: "Strategy",
    publicationDate: "2026-11-01",
    description:
      "What to stop doing, whom to disappoint, and how to say no within a minute. With a Spotlight on algorithms and those who look after them.",
    forms: [
      ["Print issue", "18.95"],
      ["PDF", "16.95"],
    ],
  }),
  product({
    id: "40302",
    title: "The Quire Review, October 2026",
    subtitle: "The Attention Issue",
    authors: ["The Quire Review"],
    contentType: "Magazine Issue",
    topic: "Managing Yourself",
    publicationDate: "2026-10-01",
    description:
      "Calendars as confessions, silence as an instrument, and a portfolio of photographs of kitchen tables.",
    forms: [
      ["Print issue", "18.95"],
      ["PDF", "16.95"],
    ],
  }),
  product({
    id: "40303",
    title: "The Quire Review, September 2026",
    subtitle: "The Promise Issue",
    authors: ["The Quire Review"],
    contentType: "Magazine Issue",
    topic: "Trust",
    publicationDate: "2026-09-01",
    description:
      "Mergers, invoices and footnotes: essays on the promises that companies make without noticing.",
    forms: [
      ["Print issue", "18.95"],
      ["PDF", "16.95"],
    ],
  }),
  product({
    id: "40304",
    title: "The Quire Review, August 2026",
    subtitle: "The Slack Issue",
    authors: ["The Quire Review"],
    contentType: "Magazine Issue",
    topic: "Operations",
    publicationDate: "2026-08-01",
    description: "In praise of second suppliers, thicker walls and empty Tuesdays.",
    forms: [
      ["Print issue", "18.95"],
      ["PDF", "16.95"],
    ],
  }),
  product({
    id: "40305",
    title: "The Quire Review, July 2026",
    subtitle: "The Price Issue",
    authors: ["The Quire Review"],
    contentType: "Magazine Issue",
    topic: "Pricing",
    publicationDate: "2026-07-01",
    description: "Why the hesitation is the data. With the full experiment on one-dollar trials.",
    forms: [
      ["Print issue", "18.95"],
      ["PDF", "16.95"],
    ],
  }),
  product({
    id: "40306",
    title: "The Quire Review, January 2027",
    subtitle: "The Beginners' Issue",
    authors: ["The Quire Review"],
    contentType: "Magazine Issue",
    topic: "Learning",
    publicationDate: "2027-01-01",
    comingSoon: true,
    description: "First weeks, first customers, first mistakes, told by those who made them.",
    forms: [
      ["Print issue", "18.95"],
      ["PDF", "16.95"],
    ],
  }),
];
