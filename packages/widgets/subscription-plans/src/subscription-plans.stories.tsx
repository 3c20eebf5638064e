import { newPage } from "@quire/conformance/new-page";
import { loadSession } from "@quire/services/session";
import { createFakeBackend, type FakeBackendOptions } from "@quire/testing";
import type { ReactNode } from "react";
import preview from "../../../../.storybook/preview.js";
import { best, better, FIVE, getTen, good, LONG_NAME, usd } from "../test/plans.js";
import { SubscriptionPlans } from "./index.js";

/** Before a story: a backend with these plans, and its user. */
function site(options: FakeBackendOptions = {}) {
  return async () => {
    newPage();
    const { fetch } = globalThis;
    const backend = createFakeBackend(options);
    globalThis.fetch = backend.fetch;
    await loadSession();
    return () => {
      globalThis.fetch = fetch;
      backend.reset();
    };
  };
}

const LIST: ReactNode = (
  <ul>
    <li>Good: $16 a month</li>
    <li>Better: $20 a month</li>
  </ul>
);

const meta = preview.meta({
  title: "Widgets/Subscription plans",
  component: SubscriptionPlans,
  args: { heading: "Choose your subscription" },
  beforeEach: site(),
});

export const Ready = meta.story({});

export const Yearly = meta.story({ args: { period: "yearly" } });

export const FivePlans = meta.story({ beforeEach: site({ plans: FIVE }) });

export const YourPlan = meta.story({
  beforeEach: site({ plans: FIVE, tier: "subscribers", user: { roleCodes: ["ROLE_HBRG_GOOD"] } }),
});

export const Voucher = meta.story({
  beforeEach: async () => {
    const before = location.href;
    history.replaceState(null, "", `${before}${before.includes("?") ? "&" : "?"}voucher_code=AUTUMN`);
    const end = await site()();
    return () => {
      end();
      history.replaceState(null, "", before);
    };
  },
});

export const OnePlan = meta.story({ beforeEach: site({ plans: [better] }) });

export const TwoPlans = meta.story({ beforeEach: site({ plans: [good, best] }) });

export const FourPlans = meta.story({ beforeEach: site({ plans: FIVE.slice(0, 4) }) });

export const TenPlans = meta.story({ beforeEach: site({ plans: getTen() }) });

export const OnlyMonthly = meta.story({
  beforeEach: site({ plans: [good, better].map((plan) => ({ ...plan, prices: { monthly: usd(9.5) } })) }),
});

export const NoPrices = meta.story({
  beforeEach: site({ plans: [good, better].map((plan) => ({ ...plan, prices: {} })) }),
});

export const LongText = meta.story({
  beforeEach: site({
    plans: [
      { ...good, name: LONG_NAME, caption: LONG_NAME, benefits: [LONG_NAME, "Short"] },
      { ...better, prices: { monthly: usd(1_234_567), yearly: usd(9_999_999) } },
      best,
    ],
  }),
});

export const Loading = meta.story({ beforeEach: site({ faults: [{ call: "plans", hang: true }] }) });

export const LoadingWithOwnList = meta.story({
  args: { children: LIST },
  beforeEach: site({ faults: [{ call: "plans", hang: true }] }),
});

export const Failed = meta.story({
  args: { children: LIST },
  beforeEach: site({ faults: [{ call: "plans", status: 400, times: Number.POSITIVE_INFINITY }] }),
});

export const Empty = meta.story({ args: { children: LIST }, beforeEach: site({ plans: [] }) });

export const RightToLeft = meta.story({
  args: { heading: "اختر اشتراكك" },
  beforeEach: site({
    plans: [
      { ...good, name: "جيد", caption: "رقمي", benefits: ["كل المقالات", "الأرشيف"] },
      { ...better, name: "أفضل", caption: "رقمي ومطبوع", benefits: ["كل ما في جيد", "الأعداد بالبريد"] },
    ],
  }),
  globals: { direction: "rtl" },
});

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
