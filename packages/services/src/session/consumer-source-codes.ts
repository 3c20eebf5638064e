/** Where a subscription must have been sold for the lookup to accept it (accounts-6.8). */
export const CONSUMER_SOURCE_CODES: readonly string[] = ["US_CONSUMER", "UK_CONSUMER"];
