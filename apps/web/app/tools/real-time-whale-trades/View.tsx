import { Skeleton } from '@toolbox/ui/skeleton/Skeleton';
import { later } from '../../parts/later/later.tsx';

const SKELETON_ROWS = 6;
const live = later(() => import('./LiveTrades.tsx'));

/** All in one later part, connection included: nothing changes in what was prerendered before its file is here. */
export default function View() {
  live.usePreload();
  return <live.Part waiting={<Skeleton shape="row" count={SKELETON_ROWS} />} />;
}
