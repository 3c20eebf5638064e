export { startLoader } from "./start-loader.js";
