/** Work of a service on every page with the loader. Its `before-paint.ts` exports it as `start`. */
export type StartPage = () => void;
