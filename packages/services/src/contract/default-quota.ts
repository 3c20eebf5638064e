/** The default quota (accounts-9.1). This file imports no schema. */
export const DEFAULT_QUOTA = { limit: 4, count: 0, remaining: 4 };
