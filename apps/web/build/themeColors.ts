/** The page background in both schemes for the browser's own UI: `--bg` of the tokens. */
export const THEME_COLORS = { light: '#faf9f5', dark: '#0d1413' } as const;
