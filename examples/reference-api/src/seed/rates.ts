/** Tax on goods in hundredths of a percent, and parcel prices in whole cents, for a place. */
export interface RateSeed {
  readonly country: string;
  /** State code; empty for the whole country. */
  readonly state: string;
  readonly taxPoints: number;
  readonly firstCents: number;
  /** Price of each further half kilogram. */
  readonly stepCents: number;
}

const NEAR = { firstCents: 495, stepCents: 120 };
const MIDDLE = { firstCents: 595, stepCents: 160 };
const FAR = { firstCents: 695, stepCents: 210 };
const OVERSEAS = { firstCents: 1295, stepCents: 480 };

/** Prices for parcels from Massachusetts. Taxes are state taxes without counties. */
const STATES = [
  [
    NEAR,
    {
      CT: 635,
      DE: 0,
      MA: 625,
      MD: 600,
      ME: 550,
      NH: 0,
      NJ: 662,
      NY: 400,
      PA: 600,
      RI: 700,
      VT: 600,
      DC: 600,
    },
  ],
  [
    MIDDLE,
    {
      AL: 400,
      FL: 600,
      GA: 400,
      IA: 600,
      IL: 625,
      IN: 700,
      KY: 600,
      MI: 600,
      MN: 688,
      MO: 423,
      MS: 700,
      NC: 475,
    },
  ],
  [MIDDLE, { OH: 575, SC: 600, TN: 700, VA: 430, WI: 500, WV: 600, AR: 650, LA: 500 }],
  [FAR, { AZ: 560, CA: 725, CO: 290, ID: 600, KS: 650, MT: 0, ND: 500, NE: 550, NM: 488, NV: 685, OK: 450 }],
  [FAR, { OR: 0, SD: 420, TX: 625, UT: 610, WA: 650, WY: 400 }],
  [OVERSEAS, { AK: 0, HI: 400 }],
] as const;

export const rates: readonly RateSeed[] = [
  ...STATES.flatMap(([parcel, taxes]) =>
    Object.entries(taxes).map(([state, taxPoints]) => ({ country: "US", state, taxPoints, ...parcel })),
  ),
  { country: "CA", state: "", taxPoints: 500, ...OVERSEAS },
  { country: "GB", state: "", taxPoints: 0, ...OVERSEAS },
  { country: "IE", state: "", taxPoints: 0, ...OVERSEAS },
  { country: "DE", state: "", taxPoints: 700, ...OVERSEAS },
];
