import type { Catalog } from '@toolbox/i18n';

export type InfoPageId = Exclude<keyof Catalog['meta']['pages'], 'notFound'>;
export type InfoPage = { readonly id: InfoPageId; readonly path: string; readonly file: string };

/** The pages that are neither a tool nor a category. */
export const infoPages: readonly InfoPage[] = [
  { id: 'home', path: '/', file: 'pages/home/HomePage.tsx' },
  { id: 'about', path: '/about', file: 'pages/about/AboutPage.tsx' },
  { id: 'contact', path: '/contact', file: 'pages/contact/ContactPage.tsx' },
  { id: 'privacy', path: '/privacy-policy', file: 'pages/privacy/PrivacyPage.tsx' },
  { id: 'donate', path: '/donate', file: 'pages/donate/DonatePage.tsx' },
];
