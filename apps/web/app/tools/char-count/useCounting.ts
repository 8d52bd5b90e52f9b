import { lazyModule } from '../../loading/lazyModule.ts';

/** What counts, from the moment it has loaded. */
export const useCounting = lazyModule(() => import('./counting.ts'));
