import { defineText } from "@quire/core";

export const text = defineText("flyout", { title: "Information" });
