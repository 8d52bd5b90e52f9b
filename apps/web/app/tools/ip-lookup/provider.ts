/** Called directly only where the site has no server. */
export const PROVIDER = 'https://ipapi.co';
