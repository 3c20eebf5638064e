export * from "@quire/services/order";
export * from "@quire/services/payment";
