import type { GuideLabels } from '../toolGuide.ts';

export const labels: GuideLabels = {
  how: 'How it works',
  sources: 'Sources',
  checked: 'Last checked',
  questions: 'Frequently asked questions',
  related: 'Related tools',
};
