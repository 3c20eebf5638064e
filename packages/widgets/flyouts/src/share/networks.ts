import type { Network } from "@quire/services/sharing";

/**
 * Name of a network on the page. Payloads and confirmations call X by its older name (content-3.10,
 * content-8.9).
 */
export const NETWORKS: readonly { readonly network: Network; readonly label: string }[] = [
  { network: "Facebook", label: "Facebook" },
  { network: "Twitter", label: "X" },
  { network: "LinkedIn", label: "LinkedIn" },
];
