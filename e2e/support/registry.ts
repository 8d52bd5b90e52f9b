import { discoverTools } from '@toolbox/web/registry/discoverTools';

/** The tools as discovered by the site, so that a new folder is tested without a change here. */
export const registry = await discoverTools();
export type Tool = (typeof registry.tools)[number];
