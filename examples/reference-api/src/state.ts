import type { Accounts } from "./accounts.js";
import type { CaptchaOptions } from "./captcha-check.js";
import type { Carts } from "./carts.js";
import type { Follows } from "./follows.js";
import type { Once } from "./route.js";
import type { ProxyTrust } from "./same-origin.js";
import type { Topic } from "./seed/catalogue.js";
import type { Sessions } from "./sessions.js";
import type { Tries } from "./tries.js";

/** What the routes work with. */
export interface State {
  readonly accounts: Accounts;
  readonly follows: Follows;
  readonly sessions: Sessions;
  readonly tries: Tries;
  readonly carts: Carts;
  readonly topics: readonly Topic[];
  readonly captcha: CaptchaOptions;
  readonly trust: ProxyTrust;
  readonly passwordCost: number;
  /** A hash that no password fits: unknown names take as long to refuse as known ones. */
  readonly decoy: string;
  readonly once: Once;
  /** Runs the work as a whole or not at all. */
  transaction<Result>(work: () => Result): Result;
  /** The shop is closed for maintenance; only a test's scenario sets it. */
  maintenance: boolean;
}
