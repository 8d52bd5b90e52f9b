/** The ground of the page in both schemes, as browsers want it for what they draw around the page: `--bg` of the tokens. */
export const THEME_COLORS = { light: '#faf9f5', dark: '#0d1413' } as const;
