/** What a service does on every page that includes the loader: its `before-paint.ts` exports it as `start`. */
export type StartPage = () => void;
