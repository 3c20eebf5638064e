/** accounts-9.1; a file that brings no schema. */
export const DEFAULT_QUOTA = { limit: 4, count: 0, remaining: 4 };
