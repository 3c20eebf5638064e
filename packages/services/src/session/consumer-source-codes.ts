/** Sales sources of the subscriptions that the lookup accepts (accounts-6.8). */
export const CONSUMER_SOURCE_CODES: readonly string[] = ["US_CONSUMER", "UK_CONSUMER"];
