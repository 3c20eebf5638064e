import { defineText } from "@quire/core";

/** Messages of sharing (content-5, content-8). */
export const text = defineText("sharing", {
  email: "Please enter a valid email address.",
  emailAmong: "Please enter a valid email address. Not valid: {wrong}",
  tooMany: "Please enter no more than {most} addresses.",
});
