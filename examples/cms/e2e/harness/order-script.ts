export { configure } from "@quire/services/configuration";
export * from "@quire/services/order";
export * from "@quire/services/payment";
