/** A case of a selection. Its PDF is at /download/case-selections/{eid}/{iid}. */
export interface Case {
  readonly iid: string;
  readonly title: string;
  readonly dek: string;
}

/** A selection of cases: a tile of the collection, with its own page. */
export interface CaseSelection {
  readonly eid: string;
  readonly title: string;
  readonly description: string;
  readonly cases: readonly Case[];
}

const selection = (
  eid: string,
  title: string,
  description: string,
  ...cases: readonly (readonly [string, string])[]
): CaseSelection => ({
  eid,
  title,
  description,
  cases: cases.map(([name, dek], index) => ({ iid: String(index + 1), title: name, dek })),
});

export const caseSelections: readonly CaseSelection[] = [
  selection(
    "long-table",
    "The Long Table",
    "Bargains that took a year, and the four sentences on which each of them turned. For courses on negotiation, and for whoever will sit at a table soon.",
    ["Two Sellers, One Harbour", "A concession that nobody asked for, and its price."],
    ["The Night before the Strike", "Eleven hours, four rooms, one telephone."],
    ["Walking Away from Lisbon", "What a firm learned from the bargain it did not strike."],
  ),
  selection(
    "thin-markets",
    "Pricing in Thin Markets",
    "What a thing costs when there are nine buyers in the world and two of them are cousins.",
    ["Nine Buyers", "A maker of looms meets all of its customers in one hall."],
    ["The Second Quotation", "Why the lower of two prices lost."],
  ),
  selection(
    "after-the-founder",
    "After the Founder",
    "Family firms in the year in which the name on the door and the name under the letters part.",
    ["The Second Signature", "A daughter, a bank, and a form with two lines."],
    ["A Brother’s Share", "Equal parts of something that cannot be divided."],
    ["The Empty Office", "Ten months in which nobody sat at his desk."],
  ),
  selection(
    "slow-line",
    "The Slow Line",
    "Three plants that learned to go slower, and delivered sooner.",
    ["Ninety Seconds a Door", "What a stopwatch did to a hinge."],
    ["The Foreman’s Notebook", "Forty years of small repairs, read at last."],
  ),
  selection(
    "what-the-auditor-saw",
    "What the Auditor Saw",
    "Cases without a villain, which are most of them.",
    ["The Unsigned Page", "An omission that everybody knew of."],
  ),
  selection(
    "drawer-of-good-ideas",
    "The Drawer of Good Ideas",
    "Inventions that waited, and the people who opened the drawer.",
    ["Patent 3,104", "Nineteen years between the drawing and the part."],
    ["A Budget for Later", "How one laboratory pays for what it does not need yet."],
  ),
  selection(
    "first-hundred-mornings",
    "First Hundred Mornings",
    "New heads of old houses, and what they did before lunch.",
    ["A Desk by the Stairs", "The new director moves to the second floor."],
  ),
];

/** Finds the case of a PDF's address, with its selection. */
export function findCase(
  eid: string,
  iid: string,
): (Case & { readonly selection: CaseSelection }) | undefined {
  const found = caseSelections.find((one) => one.eid === eid);
  const one = found?.cases.find((candidate) => candidate.iid === iid);
  return found && one && { ...one, selection: found };
}
