import { product } from "./product.js";

export const books = [
  product({
    id: "10011",
    title: "The Napkin and the Plan",
    subtitle: "How to choose before you schedule",
    authors: ["Maren Holt", "Teodor Falk"],
    contentType: "Book",
    topic: "Strategy",
    publicationDate: "2026-03-10",
    description:
      "A strategy fits on a napkin or it is not one yet. Two veterans of planning show how to find the choice inside a plan, say it aloud, and defend it against the forty slides that follow.",
    forms: [
      ["Hardcover", "32.00"],
      ["eBook", "21.99"],
      ["Paperback", "24.95", "ES"],
      ["Paperback", "26.50", "DE"],
    ],
  }),
  product({
    id: "10012",
    title: "Monday After the Merger",
    subtitle: "A calendar for the first hundred days",
    authors: ["Ottilie Brandt"],
    contentType: "Book",
    topic: "Acquisitions",
    publicationDate: "2025-09-16",
    description:
      "What people want to know after a deal is announced is what their Monday will look like. This book answers day by day, with the calendars of eleven integrations that kept their people.",
    forms: [
      ["Hardcover", "35.00"],
      ["eBook", "24.99"],
    ],
  }),
  product({
    id: "10013",
    title: "The Second Supplier",
    subtitle: "Resilience for sensible people",
    authors: ["Hamish Iyer"],
    contentType: "Book",
    topic: "Supply Chains",
    publicationDate: "2026-05-05",
    description:
      "Redundancy looks like waste until the week in which it is the whole business. A practical guide to buying insurance in the form of gaskets.",
    forms: [
      ["Paperback", "24.95"],
      ["eBook", "17.99"],
      ["Paperback", "26.95", "ZH"],
    ],
  }),
  product({
    id: "10014",
    title: "Boring Leaders",
    subtitle: "Why predictability wins",
    authors: ["Ivo Petrossian"],
    contentType: "Book",
    topic: "Leadership",
    publicationDate: "2024-11-12",
    description:
      "Nobody writes their profile, and everybody wants to work for them. Portraits of fourteen managers whose great talent was to be the same person every day.",
    forms: [
      ["Hardcover", "30.00", "EN", "S"],
      ["Paperback", "19.95"],
      ["eBook", "14.99"],
      ["eBook", "14.99", "FR"],
    ],
  }),
  product({
    id: "10015",
    title: "Slightly Wrong",
    subtitle: "Advice and what to do with it",
    authors: ["Josephine Adeyemi-Clarke"],
    contentType: "Book",
    topic: "Mentoring",
    publicationDate: "2026-01-20",
    description:
      "Good advice comes with its history attached. How to take counsel from people whose world is gone, and how to give it to people whose world you will not see.",
    forms: [
      ["Paperback", "22.00"],
      ["eBook", "15.99"],
    ],
  }),
  product({
    id: "10016",
    title: "The River of Cash",
    subtitle: "A finance primer in fourteen drawings",
    authors: ["Samuel Achebe-Lind"],
    contentType: "Book",
    topic: "Cash Flow",
    publicationDate: "2025-04-08",
    description:
      "Profit is an opinion about a year; cash is a fact about a Thursday. A book for people who run things and would rather not ask the accountant again.",
    forms: [
      ["Paperback", "18.95"],
      ["eBook", "12.99"],
      ["Paperback", "19.95", "PT", "S"],
      ["Paperback", "21.95", "JA"],
    ],
  }),
  product({
    id: "10017",
    title: "Watching Customers Hesitate",
    subtitle: "Pricing as conversation",
    authors: ["Delphine Marchetti"],
    contentType: "Book",
    topic: "Pricing",
    publicationDate: "2026-09-01",
    description:
      "The hesitation is the data. Fifteen experiments that anybody can run from a shop floor, a front desk or a help line.",
    forms: [
      ["Hardcover", "34.00"],
      ["eBook", "23.99"],
    ],
  }),
  product({
    id: "10018",
    title: "The Night Shift Knows",
    subtitle: "Improvement from the people who improvise",
    authors: ["Hamish Iyer", "Nadia Ferreira-Stone"],
    contentType: "Book",
    topic: "Lean Operations",
    publicationDate: "2025-10-21",
    description:
      "Line four ran faster by night. This is the story of what a plant learned when it began to ask, and of the question it asked.",
    forms: [
      ["Paperback", "26.00"],
      ["eBook", "18.99"],
      ["Paperback", "27.50", "DE"],
    ],
  }),
  product({
    id: "10019",
    title: "An Algorithm Needs a Manager",
    subtitle: "Running models that run things",
    authors: ["Wilhelmina Osei"],
    contentType: "Book",
    topic: "Artificial Intelligence",
    publicationDate: "2026-10-06",
    description:
      "Read fifty decisions a week, in full. With that rule as its spine, this handbook says who should look after a model, what to look at, and when to switch it off.",
    forms: [
      ["Hardcover", "36.00"],
      ["eBook", "25.99"],
      ["Paperback", "29.95", "ES"],
      ["Paperback", "32.00", "JA"],
    ],
  }),
  product({
    id: "10020",
    title: "The Footnote Advantage",
    subtitle: "Credibility in small print",
    authors: ["Priyanka Sethuraman"],
    contentType: "Book",
    topic: "Trust",
    publicationDate: "2024-08-27",
    description:
      "A claim that can be checked is a courtesy. How organizations earn belief, one verifiable sentence at a time.",
    forms: [
      ["Paperback", "19.95"],
      ["eBook", "13.99"],
    ],
  }),
  product({
    id: "10021",
    title: "Thicker Walls",
    subtitle: "Uninterrupted work for teams far apart",
    authors: ["Sunniva Grieg"],
    contentType: "Book",
    topic: "Remote Work",
    publicationDate: "2026-02-17",
    description:
      "Availability feels like teamwork and is more often a tax on it. Designs for doors, windows and quiet in companies without an office.",
    forms: [
      ["Paperback", "21.95"],
      ["eBook", "15.49"],
      ["eBook", "15.49", "PT"],
    ],
  }),
  product({
    id: "10022",
    title: "Apprentices of Growth",
    subtitle: "The speed limit of expansion",
    authors: ["Caspian Rourke"],
    contentType: "Book",
    topic: "Growth Strategy",
    publicationDate: "2025-01-14",
    description:
      "How fast can a company grow when each good manager can teach only two? An index card's worth of arithmetic, and two hundred pages on how to raise the answer.",
    forms: [
      ["Hardcover", "31.00"],
      ["eBook", "21.49"],
    ],
  }),
  product({
    id: "10023",
    title: "Four Seconds",
    subtitle: "The uses of silence in negotiation",
    authors: ["Caspian Rourke"],
    contentType: "Book",
    topic: "Negotiation strategies",
    publicationDate: "2026-06-09",
    description:
      "From the recordings of one hundred and twelve talks: who spoke first, what it cost, and what to do with your hands.",
    forms: [
      ["Paperback", "20.00"],
      ["eBook", "13.99"],
      ["Paperback", "22.00", "FR"],
      ["Paperback", "23.50", "ZH"],
    ],
  }),
  product({
    id: "10024",
    title: "The Inherited Team",
    subtitle: "Leading people you did not choose",
    authors: ["Anselm Quist"],
    contentType: "Book",
    topic: "Leading Teams",
    publicationDate: "2027-03-02",
    comingSoon: true,
    description:
      "The fourth manager in six years gives the fourth first speech. A book about what to do instead.",
    forms: [
      ["Hardcover", "32.50"],
      ["eBook", "22.99"],
    ],
  }),
  product({
    id: "10025",
    title: "Selling the Sawdust",
    subtitle: "Profit in what you throw away",
    authors: ["Liv Aasgaard"],
    contentType: "Book",
    topic: "Sustainability",
    publicationDate: "2025-06-03",
    description:
      "Waste is a product for which nobody has been appointed. Visits to nineteen firms that appointed somebody.",
    forms: [
      ["Paperback", "23.95"],
      ["eBook", "16.99"],
    ],
  }),
  product({
    id: "10026",
    title: "The Complaint Desk",
    subtitle: "Where loyalty is made",
    authors: ["Delphine Marchetti", "Ivo Petrossian"],
    contentType: "Book",
    topic: "Customer Experience",
    publicationDate: "2027-01-26",
    comingSoon: true,
    description:
      "Count the people who had to complain twice. The authors did, in ferries, banks and bakeries, and found the most useful number that nobody puts on a dashboard.",
    forms: [
      ["Hardcover", "33.00"],
      ["eBook", "22.49"],
      ["Paperback", "25.95", "ES"],
    ],
  }),
  product({
    id: "10027",
    title: "Half-Life",
    subtitle: "When best practices stop being best",
    authors: ["Teodor Falk"],
    contentType: "Book",
    topic: "Knowledge Management",
    publicationDate: "2024-05-21",
    description:
      "A method's advantage is mostly gone by the time it has a name. A natural history of good ideas, and a calendar for letting them go.",
    forms: [
      ["Paperback", "18.50"],
      ["eBook", "12.49"],
    ],
  }),
  product({
    id: "10028",
    title: "Drawer Cards for Difficult Conversations",
    subtitle: "Thirty-six cards and a short guide",
    authors: ["Beatrix Lindgren-Moss", "Anselm Quist"],
    contentType: "Book",
    topic: "Difficult Conversations",
    publicationDate: "2026-08-18",
    description:
      "Name the kind of conversation before it begins and half of the difficulty is over. Made to live in the drawer of a meeting room.",
    forms: [
      ["Card deck", "27.00", "EN", "S"],
      ["PDF", "11.00"],
    ],
  }),
];
