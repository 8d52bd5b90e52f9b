/** The id of the field for tokens, which receives the focus when an offered token is taken. */
export const TOKEN_FIELD = 'whale-token';
