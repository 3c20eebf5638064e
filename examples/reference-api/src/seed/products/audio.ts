import { product } from "./product.js";

export const audio = [
  product({
    id: "50401",
    title: "Advice, Ignored",
    subtitle: "Twelve conversations",
    authors: ["Josephine Adeyemi-Clarke"],
    contentType: "Audio",
    topic: "Mentoring",
    publicationDate: "2026-07-29",
    description:
      "The podcast's best season, uncut: theatre producers, water engineers and school principals on the counsel they did not follow.",
    forms: [["Audio files", "18.00"]],
  }),
  product({
    id: "50402",
    title: "Pacing",
    subtitle: "How long work is really done",
    authors: ["Sunniva Grieg"],
    contentType: "Audio",
    topic: "Project Management",
    publicationDate: "2026-07-02",
    description: "A coach, a bridge engineer and a film producer compare their splits, hour by hour.",
    forms: [
      ["Audio files", "15.00"],
      ["Audio files", "15.00", "DE"],
    ],
  }),
  product({
    id: "50403",
    title: "Four Seconds, the Recordings",
    subtitle: "Negotiations to listen to",
    authors: ["Caspian Rourke"],
    contentType: "Audio",
    topic: "Negotiation strategies",
    publicationDate: "2026-06-09",
    description: "Eleven of the talks behind the book, re-enacted by actors, with the pauses left in.",
    forms: [["Audio files", "22.00"]],
  }),
  product({
    id: "50404",
    title: "The Quiet Chair",
    subtitle: "Directors on what they did not say",
    authors: ["Ottilie Brandt"],
    contentType: "Audio",
    topic: "Boards",
    publicationDate: "2025-12-09",
    description: "Nine former directors describe the question they wish they had asked.",
    forms: [["Audio files", "16.00"]],
  }),
];
