declare module "@quire/core" {
  interface AnalyticsEvents {
    /** Somebody has signed in. */
    "sign-in": null;
    /** Somebody has created an account. */
    register: null;
  }
}

export type SessionAnalytics = "sign-in" | "register";
