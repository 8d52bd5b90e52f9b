import { act } from '@testing-library/react';
import { Profiler } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, renderView } from '../../../testing/renderView.tsx';
import { TimeAgo } from './TimeAgo.tsx';

const NOW = 1_790_000_000_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  vi.setSystemTime(NOW);
});

describe.each(LANGUAGES)('how long ago in %s', (language) => {
  it('is kept true without rendering', async () => {
    let renders = 0;
    const View = () => (
      <Profiler id="ago" onRender={() => (renders += 1)}>
        <TimeAgo time={NOW} />
      </Profiler>
    );
    const { container, translate } = await renderView(View, 'whale-trades', language);
    expect(container.textContent).toBe(translate('whale-trades:time.justNow'));
    const before = renders;
    act(() => vi.advanceTimersByTime(3000));
    expect(container.textContent).toBe(translate('whale-trades:time.secondsAgo', { count: 3 }));
    expect(renders).toBe(before);
  });

  it.each([
    [59, 'secondsAgo', 59],
    [60, 'minutesAgo', 1],
    [3599, 'minutesAgo', 59],
    [3600, 'hoursAgo', 1],
    [86_399, 'hoursAgo', 23],
    [86_400, 'daysAgo', 1],
  ])('says %d seconds as %s %d', async (seconds, key, count) => {
    const { container, translate } = await renderView(
      () => <TimeAgo time={NOW - seconds * 1000} />,
      'whale-trades',
      language,
    );
    expect(container.textContent).toBe(translate(`whale-trades:time.${key}`, { count }));
  });

  it.each([600_000, -600_000])('says so also where the clock of the page is %d ms ahead', async (aheadMs) => {
    const { container, translate } = await renderView(
      () => <TimeAgo time={NOW - aheadMs - 5000} aheadMs={aheadMs} />,
      'whale-trades',
      language,
    );
    expect(container.textContent).toBe(translate('whale-trades:time.secondsAgo', { count: 5 }));
  });

  it('stands still if asked to, and in a hidden page', async () => {
    const still = await renderView(() => <TimeAgo time={NOW} still />, 'whale-trades', language);
    const going = await renderView(() => <TimeAgo time={NOW} />, 'whale-trades', language);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => vi.advanceTimersByTime(5000));
    expect(going.container.textContent).toBe(going.translate('whale-trades:time.justNow'));
    hidden.mockReturnValue(false);
    act(() => vi.advanceTimersByTime(1000));
    expect(going.container.textContent).toBe(going.translate('whale-trades:time.secondsAgo', { count: 6 }));
    expect(still.container.textContent).toBe(still.translate('whale-trades:time.justNow'));
  });
});
