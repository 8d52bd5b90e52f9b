export const crypto = {} as const;
