import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-22',
  how: [
    '두 코드를 줄 단위로 비교해요. 줄 순서대로, 또는 같은 줄끼리 맞춰서 비교할 수 있고 바뀐 줄에서는 달라진 부분을 표시해요.',
    '결과는 통합 형식의 패치(unified diff)로 복사하거나 내려받을 수 있어요. 패치는 무시 규칙과 상관없이 만들어서, 원래 코드에 적용하면 바뀐 코드와 정확히 같아져요.',
  ],
  sources: [
    { name: 'POSIX diff (통합 출력 형식)' },
    { name: '유니코드 표준 부속서 15 (정규화)', url: 'https://www.unicode.org/reports/tr15/' },
  ],
  questions: [
    {
      question: '만든 패치는 어떻게 적용하나요?',
      answer:
        '저장소 최상위 폴더에서 본 파일 경로(예: src/app.js)를 양쪽 파일 이름에 똑같이 적으면 git apply compare.patch로 적용할 수 있어요. 한쪽에만 적으면 양쪽에 같은 이름을 써요. 이름이 서로 다르면 patch src/app.js compare.patch처럼 바꿀 파일을 직접 지정해 주세요.',
    },
    {
      question: '들여쓰기만 바뀐 줄은 빼고 볼 수 있나요?',
      answer: '네. ‘같은 줄끼리 맞춰서’를 고르면 공백 차이를 무시할 수 있어요.',
    },
    {
      question: '회사 코드를 넣어도 안전한가요?',
      answer:
        '비교는 브라우저 안에서 하고 코드를 서버로 보내지 않아요. 다만 코드 반출 규정은 회사마다 다르니 먼저 확인해 주세요.',
    },
  ],
};
