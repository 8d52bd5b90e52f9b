export const string = {} as const;
