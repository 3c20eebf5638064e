import { starts } from "virtual:quire/page";
import { report } from "@quire/core";

for (const start of starts) {
  try {
    start();
  } catch (error) {
    report(error); // One service's fault must not keep the others from starting.
  }
}
