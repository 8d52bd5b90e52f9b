import { toolNames } from '../toolNames.ts';
import { common } from './common.ts';
import { meta } from './meta.ts';
import { shell } from './shell.ts';
import { tools } from './tools.ts';

export { tools };

/** The messages every page needs. */
export const base = { common, meta: { ...meta, tools: toolNames(tools) }, shell };
