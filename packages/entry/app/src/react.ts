export { QuireProvider, type QuireProviderProps } from "./quire-provider.js";
