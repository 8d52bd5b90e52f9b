import { lazyModule } from '../../loading/lazyModule.ts';

/** The counting code, once it has loaded. */
export const useCounting = lazyModule(() => import('./counting.ts'));
