export { MARKS, type Mark } from "./marks.js";
