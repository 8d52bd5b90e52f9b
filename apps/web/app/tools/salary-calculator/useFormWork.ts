import { laterModule } from '../../parts/later/laterModule.ts';

/** The arithmetic behind the form. The empty form does not need it, so the page does not wait for it. */
export const useFormWork = laterModule(() => import('./formWork.ts'));
