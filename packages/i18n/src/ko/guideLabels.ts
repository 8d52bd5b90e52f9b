import type { GuideLabels } from '../toolGuide.ts';

export const labels: GuideLabels = {
  how: '원리와 기준',
  sources: '출처',
  checked: '확인한 날',
  questions: '자주 묻는 질문',
  related: '함께 쓰기 좋은 도구',
};
