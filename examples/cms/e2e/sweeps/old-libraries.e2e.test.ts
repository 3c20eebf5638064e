import { likePrototype } from "../harness/old-libraries.js";
import { shopsAndSignsIn } from "../harness/shops-and-signs-in.js";
import { hasLibrary, includeLibrary, SYSTEM_LIBRARIES } from "../harness/system-libraries.js";
import { it } from "../harness/test.js";

it("shops and signs in when Prototype 1.6 is on the page (beyond-104)", async ({ visits, site }) => {
  await shopsAndSignsIn(visits, site, (page) => page.addInitScript(likePrototype));
}, 60_000);

for (const name of SYSTEM_LIBRARIES.filter(hasLibrary)) {
  it(`shops and signs in when ${name} is on the page (beyond-200)`, async ({ visits, site }) => {
    await shopsAndSignsIn(visits, site, (page) => includeLibrary(page, name));
  }, 60_000);
}
