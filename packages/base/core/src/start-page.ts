/** What a service does on every page that includes the loader: its `page.ts` exports it as `start`. */
export type StartPage = () => void;
