import type { LibraryOptions } from "./library.js";

/** An account that every fresh start creates and prints for people who try the site. */
export interface SeededAccount {
  readonly emailAddress: string;
  readonly password: string;
  /** Description for the person who reads the printed list. */
  readonly kind: string;
}

export interface AccountSeed extends SeededAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly roleCodes?: readonly string[];
  readonly restricted?: true;
  readonly locked?: true;
  readonly hmmEligible?: true;
  readonly topics?: readonly string[];
  /** Followed topics whose latest item the user has already seen. */
  readonly viewed?: readonly string[];
  readonly articlesRead?: number;
  readonly reportsRead?: number;
  /** Number of articles given away. */
  readonly giftsGiven?: number;
  readonly focusSkills?: readonly string[];
  readonly newsletters?: readonly string[];
  readonly campaigns?: readonly string[];
  readonly library?: LibraryOptions;
}

const password = "Reader#2026";

export const accountSeeds: readonly AccountSeed[] = [
  { ...named("reader", "Robin", "Ashdown"), kind: "registered" },
  {
    ...named("follower", "Imke", "Toussaint"),
    kind: "registered, follows five topics",
    topics: ["Strategy", "Innovation", "Leading Teams", "Marketing", "Data & Privacy"],
  },
  {
    ...named("learner", "Owen", "Castellan"),
    kind: "registered, may use the learning link",
    hmmEligible: true,
  },
  { ...named("good", "Greta", "Lindqvist"), kind: "subscriber: Good", roleCodes: ["ROLE_HBRG_GOOD"] },
  { ...named("better", "Bashir", "Okonedo"), kind: "subscriber: Better", roleCodes: ["ROLE_HBRG_BETTER"] },
  { ...named("best", "Beatriz", "Montalvo"), kind: "subscriber: Best", roleCodes: ["ROLE_HBRG_BEST"] },
  {
    ...named("executive", "Esther", "Vandermeer"),
    kind: "subscriber: Executive",
    roleCodes: ["ROLE_HBRG_EXECUTIVE"],
    topics: ["Executive Agenda", "Boards"],
  },
  {
    ...named("allaccess", "Anand", "Whitlock"),
    kind: "subscriber: All Access",
    roleCodes: ["ROLE_HBRG_ALLACCESS"],
  },
  {
    ...named("restricted", "Rhea", "Kowalczyk"),
    kind: "restricted: signing in is refused",
    restricted: true,
  },
  {
    ...named("reading", "Rosalind", "Acheson"),
    kind: "registered, three of four articles read, one gift given",
    articlesRead: 3,
    reportsRead: 1,
    giftsGiven: 1,
  },
  {
    ...named("spent", "Stellan", "Brightwater"),
    kind: "registered, no articles, reports or gifts left",
    articlesRead: 4,
    reportsRead: 3,
    giftsGiven: 4,
  },
  {
    ...named("leader", "Lorcan", "Mbeki"),
    kind: "subscriber: Best, with a leader profile",
    roleCodes: ["ROLE_HBRG_BEST"],
    focusSkills: ["Delegation", "Feedback", "Negotiation strategies"],
  },
  {
    ...named("postal", "Pascal", "Oyelaran"),
    kind: "registered; subscribes by post as QR1002009, not linked",
  },
  {
    ...named("linked", "Linnea", "Kapoor"),
    kind: "subscriber: Good, linked to the subscription by post QR1002010",
    roleCodes: ["ROLE_HBRG_GOOD"],
  },
  {
    ...named("library", "Lavinia", "Thornquist"),
    kind: "registered: 44 saves in six folders, history, orders",
    topics: ["Strategy", "Leading Teams", "Trust", "Meetings"],
    viewed: ["Trust", "Meetings"],
    newsletters: ["Management Weekly", "The Strategist"],
    campaigns: ["autumn-26"],
    library: {
      saves: 44,
      folders: [
        { name: "Board papers", description: "For the meeting in December.", items: 9 },
        { name: "Gifts to colleagues", description: "Articles given away.", slug: "hbrgift", items: 5 },
        {
          name: "Chosen by the editors",
          description: "Kept up to date by the review.",
          readOnly: true,
          items: 6,
        },
        { name: "Teaching", description: "Cases, charts and what goes with them.", items: 12 },
        { name: "To read on the train", items: 4 },
        { name: "Someday", description: "Nothing yet." },
      ],
      history: { read: 18, watched: 4, shared: 5 },
      orders: 12,
    },
  },
  { ...named("newcomer", "Nell", "Abernathy"), kind: "registered: nothing saved, followed or bought" },
  {
    ...named("collector", "Cosmo", "Villanueva"),
    kind: "subscriber: Better, 1,000 saves",
    roleCodes: ["ROLE_HBRG_BETTER"],
    library: { saves: 1000, folders: [{ name: "Everything", items: 1000 }] },
  },
  { ...named("locked", "Lucas", "Hartigan"), kind: "locked for 24 hours from each start", locked: true },
];

function named(name: string, firstName: string, lastName: string) {
  return { emailAddress: `${name}@quire.test`, password, firstName, lastName };
}
