export { type LiveScripts, liveScripts } from './liveScripts.ts';
export { type SiteDeclaration, type SiteEntry, type SiteExample, siteReference } from './siteReference.ts';
