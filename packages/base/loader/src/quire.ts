import { startLoader } from "./start-loader.js";

startLoader(new URL(".", import.meta.url).href);
