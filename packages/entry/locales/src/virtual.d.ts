declare module "virtual:quire/locale/*" {
  /** Compiled messages by full key, such as "mini-cart.label". */
  const messages: import("@quire/core").LocaleMessages;
  export default messages;
}
