const CODE = /^[\w.-]{1,64}$/;

/**
 * The `voucher_code` of an address's query (accounts-2.27); undefined where there is none, it is given twice, or
 * it is no code: letters, digits, `_`, `-` and `.`, at most 64 of them.
 */
export function voucherCode(search: string = location.search): string | undefined {
  const [code = "", ...more] = new URLSearchParams(search).getAll("voucher_code");
  return CODE.test(code.trim()) && more.length === 0 ? code.trim() : undefined;
}
