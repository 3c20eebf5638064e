import { defineText } from "@quire/core";

/** The flyout's title before its view loads. */
export const text = defineText("change-password-flyout", { title: "Change password" });
