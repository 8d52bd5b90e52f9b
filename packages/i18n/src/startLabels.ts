/** What a page says that its own scripts can not say, because they did not load or are turned off. */
export type StartLabels = {
  readonly failed: string;
  readonly retry: string;
  readonly noScripts: string;
};
