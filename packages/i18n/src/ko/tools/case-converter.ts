import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: '영어 대소문자 변환 – 대문자·소문자·카멜 표기',
  description: '영문을 대문자, 소문자, 제목형, 문장형으로 바꿔 드려요.',
  also: '대문자, 소문자, camel, snake, title case, uppercase, 카멜케이스, 스네이크케이스, 케밥케이스',
} as const satisfies ToolMetadata;

export const messages = {
  text: '글',
  textHint: '한글처럼 대소문자가 없는 글자는 그대로 둬요.',
  mode: '형식',
  modes: {
    upper: '대문자',
    lower: '소문자',
    title: '제목형',
    sentence: '문장형',
    camel: 'camelCase',
    pascal: 'PascalCase',
    snake: 'snake_case',
    kebab: 'kebab-case',
    constant: 'CONSTANT_CASE',
    dot: 'dot.case',
    alternating: 'aLtErNaTiNg',
  },
  modeHint:
    'camelCase부터 dot.case까지는 한 줄을 이름 하나로 만들어요. 띄어쓰기 없는 이름을 쉼표나 탭으로 나열하면 하나씩 바꿔요.',
  exceptions: '예외 단어',
  exceptionsHint: '제목형에서 소문자로 둘 단어를 쉼표나 공백으로 나눠 입력해 주세요.',
  exceptionsSample: 'a, an, the, of, in',
  keepAcronyms: '약어 그대로 두기',
  keepAcronymsHint: '소문자, 제목형, 문장형에서 NASA처럼 모두 대문자인 단어를 바꾸지 않아요.',
  keepLinks: '링크 그대로 두기',
  keepLinksHint: '웹 주소와 메일 주소를 바꾸지 않아요. camelCase부터 dot.case까지에는 적용하지 않아요.',
  empty: '글을 입력하면 바꾼 글이 나타나요.',
  spoken: '변환한 형식: {{mode}}',
} as const;

export const late = () => import('../late/case-converter.ts');
