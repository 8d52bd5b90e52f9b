export const image = {} as const;
