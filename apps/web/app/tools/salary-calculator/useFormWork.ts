import { lazyModule } from '../../loading/lazyModule.ts';

/** The arithmetic behind the form. The empty form does not need it, so the page does not wait for it. */
export const useFormWork = lazyModule(() => import('./formWork.ts'));
