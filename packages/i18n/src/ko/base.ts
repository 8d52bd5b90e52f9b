import { common } from './common.ts';
import { errors } from './errors.ts';
import { meta } from './meta.ts';
import { shell } from './shell.ts';

/** The words every page needs. */
export const base = { common, errors, meta, shell };
