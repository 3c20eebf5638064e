import type { Network } from "@quire/services/sharing";

/** Names that have an icon: networks and other ways to share. */
export type Mark = Network | "email" | "link" | "device" | "done";

/** SVG paths of 24 by 24 units, in the color of the text. */
export const MARKS: Readonly<Record<Mark, string>> = {
  Facebook:
    "M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-1.75 1.75-1.75H17.5V2.7C17 2.6 16 2.5 15 2.5c-2.7 0-4.5 1.6-4.5 4.6v2.4H7.5V13h3v8z",
  Twitter:
    "M3 3l7.5 10L3.3 21h2l6.1-6.7L16.5 21H21l-7.9-10.5L20 3h-2l-5.8 6.3L7.5 3zm3.2 1.7h.7l11 14.6h-.8z",
  LinkedIn:
    "M4 9.2h3.6V20.5H4zM5.8 3.5a2.05 2.05 0 1 1 0 4.1 2.05 2.05 0 0 1 0-4.1zM9.9 9.2h3.4v1.6c.6-1.1 1.8-1.9 3.5-1.9 3.3 0 4.2 2.1 4.2 5v6.6h-3.6v-5.9c0-1.5-.2-2.9-1.9-2.9s-2 1.4-2 2.8v6H9.9z",
  email: "M2.5 5h19v14h-19zm1.8 2.7v9.6h15.4V7.7L12 13.2zm1.7-1l6 4.3 6-4.3z",
  link: "M7 7h4v2H7a3 3 0 0 0 0 6h4v2H7A5 5 0 0 1 7 7zm10 0h-4v2h4a3 3 0 0 1 0 6h-4v2h4a5 5 0 0 0 0-10zM8 11h8v2H8z",
  device: "M12 2l5 5-1.4 1.4L13 5.8V16h-2V5.8L8.4 8.4 7 7zM5 10h3v2H7v8h10v-8h-1v-2h3v12H5z",
  done: "M9.5 18L4 12.5l1.5-1.5 4 4L18.5 6 20 7.5z",
};
