import { start } from "@quire/widgets/start";

start({ afterSignIn: "update" });
start(); // Once a page, however often.
