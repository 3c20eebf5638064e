import { at } from "../workspace.mjs";

/** Serves the reference API on one data file, and reports its processor time whenever it is asked. */
const { listen } = await import(at("examples/cms/dist/listen.js"));
const { createReferenceApi } = await import(at("examples/reference-api/dist/index.js"));
const unlimited = { address: { points: 1e9, seconds: 60 }, name: { points: 1e9, seconds: 60 } };
const { app } = createReferenceApi({
  file: process.argv[2],
  faults: false,
  captcha: { enabled: false, verifyUrl: "", secret: "" },
  limits: { accountWrite: unlimited, search: unlimited },
});
const { origin, close } = await listen(app.fetch, 0, "the reference API");
process.send({ origin });
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send({ seconds: (user + system) / 1e6 });
});
process.on("disconnect", () => close().then(() => process.exit()));
