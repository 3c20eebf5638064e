import type { Network } from "@quire/services/sharing";
import type { ReactNode } from "react";

/** Each in 24 by 24, drawn with the colour of its words. */
const PATHS: Readonly<Record<Network | "email", string>> = {
  Facebook:
    "M14 21v-8h3l.5-3.500H14V7.500c0-1 .5-1.750 1.750-1.750H17.500V2.700C17 2.600 16 2.500 15 2.500c-2.700 0-4.500 1.600-4.500 4.600v2.400H7.500V13h3v8z",
  Twitter:
    "M3 3l7.500 10L3.300 21h2l6.100-6.700L16.500 21H21l-7.900-10.500L20 3h-2l-5.800 6.300L7.500 3zm3.200 1.700h.7l11 14.600h-.8z",
  LinkedIn:
    "M4 9.200h3.600V20.500H4zM5.800 3.500a2.050 2.050 0 1 1 0 4.100 2.050 2.050 0 0 1 0-4.100zM9.900 9.200h3.400v1.600c.6-1.100 1.800-1.900 3.500-1.900 3.300 0 4.200 2.100 4.200 5v6.600h-3.600v-5.900c0-1.500-.2-2.900-1.900-2.900s-2 1.400-2 2.800v6H9.900z",
  email: "M2.500 5h19v14h-19zm1.800 2.700v9.600h15.400V7.700L12 13.200zm1.700-1l6 4.300 6-4.300z",
};

/** The mark of a way to share; its name stands beside it. */
export function Icon({ of }: { readonly of: Network | "email" }): ReactNode {
  return (
    <svg className="quire-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[of]} fillRule="evenodd" />
    </svg>
  );
}
