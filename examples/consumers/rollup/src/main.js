import { start } from "@quire/app";

start({ afterSignIn: "update" });
start(); // Once a page, however often.
