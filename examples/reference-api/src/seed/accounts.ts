/** An account that every fresh start has; printed for whoever tries the site. */
export interface SeededAccount {
  readonly emailAddress: string;
  readonly password: string;
  /** In words, for the person who reads the list. */
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
  { ...named("locked", "Lucas", "Hartigan"), kind: "locked for 24 hours from each start", locked: true },
];

function named(name: string, firstName: string, lastName: string) {
  return { emailAddress: `${name}@quire.test`, password, firstName, lastName };
}
