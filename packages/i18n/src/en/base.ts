import { common } from './common.ts';
import { meta } from './meta.ts';
import { shell } from './shell.ts';

/** The words every page needs. */
export const base = { common, meta, shell };
