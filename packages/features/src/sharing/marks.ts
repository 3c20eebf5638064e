import type { Network } from "@quire/services/sharing";

/** What has a mark: a network, or another way to share. */
export type Mark = Network | "email" | "link" | "device" | "done";

/** Each in 24 by 24, drawn with the colour of its words. */
export const MARKS: Readonly<Record<Mark, string>> = {
  Facebook:
    "M14 21v-8h3l.5-3.500H14V7.500c0-1 .5-1.750 1.750-1.750H17.500V2.700C17 2.600 16 2.500 15 2.500c-2.700 0-4.500 1.600-4.500 4.600v2.400H7.500V13h3v8z",
  Twitter:
    "M3 3l7.500 10L3.300 21h2l6.100-6.700L16.500 21H21l-7.900-10.500L20 3h-2l-5.800 6.300L7.500 3zm3.200 1.700h.7l11 14.600h-.8z",
  LinkedIn:
    "M4 9.200h3.600V20.500H4zM5.800 3.500a2.050 2.050 0 1 1 0 4.100 2.050 2.050 0 0 1 0-4.100zM9.900 9.200h3.400v1.600c.6-1.100 1.800-1.900 3.500-1.900 3.300 0 4.200 2.100 4.200 5v6.600h-3.600v-5.900c0-1.500-.2-2.900-1.900-2.900s-2 1.400-2 2.800v6H9.900z",
  email: "M2.500 5h19v14h-19zm1.800 2.700v9.600h15.400V7.700L12 13.200zm1.700-1l6 4.300 6-4.300z",
  link: "M7 7h4v2H7a3 3 0 0 0 0 6h4v2H7A5 5 0 0 1 7 7zm10 0h-4v2h4a3 3 0 0 1 0 6h-4v2h4a5 5 0 0 0 0-10zM8 11h8v2H8z",
  device: "M12 2l5 5-1.400 1.400L13 5.800V16h-2V5.800L8.400 8.400 7 7zM5 10h3v2H7v8h10v-8h-1v-2h3v12H5z",
  done: "M9.500 18L4 12.500l1.500-1.500 4 4L18.500 6 20 7.500z",
};
