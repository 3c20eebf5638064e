import { start } from "@quire/widgets/start";

start({ afterSignIn: "update" });
start(); // It may be called repeatedly, and starts once per page.
