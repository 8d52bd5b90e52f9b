import { screen } from '@testing-library/react';
import type { GuidePage } from '@toolbox/i18n';
import { expect, it } from 'vitest';
import { registry } from '../../registry/registry.ts';
import { renderView } from '../../testing/renderView.tsx';
import { GuideText } from './GuideText.tsx';

const GUIDE: GuidePage = {
  labels: { how: 'How', sources: 'Sources', checked: 'Checked', questions: 'Questions', related: 'Related' },
  how: ['It counts.'],
  sources: [],
  checked: '2026-01-01',
  questions: [],
};

it('is printed without the related tools, which are links only', async () => {
  const [tool] = registry.tools;
  if (tool === undefined) throw new Error('no tool');
  await renderView(() => <GuideText tool={tool} guide={GUIDE} />, 'info', 'en');
  const isPrinted = (element: Element) => element.closest('.no-print') === null;
  expect(screen.getAllByRole('link').filter(isPrinted)).toEqual([]);
  expect(isPrinted(screen.getByText('Related'))).toBe(false);
  expect(isPrinted(screen.getByText('It counts.'))).toBe(true);
});
