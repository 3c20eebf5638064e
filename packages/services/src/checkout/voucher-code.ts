const CODE = /^[\w.-]{1,64}$/;

/**
 * Returns the `voucher_code` of a query (accounts-2.27). Undefined if it is absent, repeated or invalid. A valid code has
 * up to 64 letters, digits, `_`, `-` and `.`.
 */
export function getVoucherCode(search: string = location.search): string | undefined {
  const [code = "", ...more] = new URLSearchParams(search).getAll("voucher_code");
  return CODE.test(code.trim()) && more.length === 0 ? code.trim() : undefined;
}
