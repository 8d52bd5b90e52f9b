export const code = {} as const;
