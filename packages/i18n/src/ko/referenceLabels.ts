import type { ReferenceLabels } from '../referenceLabels.ts';

export const labels: ReferenceLabels = {
  name: '코어 라이브러리 문서',
  description:
    '도구상자가 쓰는 계산식과 검증기, 파서를 다른 앱에서 가져다 쓰는 방법을 함수마다 예제와 함께 정리했어요.',
  keywords: '코어, 라이브러리, API 문서, 개발자, core, library, API reference, TypeScript',
  intro: [
    '도구상자의 계산과 검증은 모두 @toolbox/core가 해요. 화면이나 네트워크 없이 입력만 받아 결과를 돌려주는 TypeScript 함수라서 브라우저와 Node.js, Deno, Bun에서 그대로 쓸 수 있어요.',
    '함수마다 하는 일과 단위, 실패하는 경우, 근거, 예제를 적었어요. 예제의 값을 바꾸면 이 화면에서 바로 다시 실행해요. 이름과 설명은 코드에 적힌 대로 영어예요.',
  ],
  entryDescription:
    '{{entry}} 문서예요. {{summary}}. 함수와 타입, 오류 코드, 값을 바꿔 실행해 볼 수 있는 예제가 있어요.',
  entries: '모듈',
  contents: '이 문서의 내용',
  functions: '함수',
  types: '타입',
  constants: '상수',
  failures: '오류 코드',
  parameters: '매개변수',
  returns: '반환값',
  throws: '던지는 오류',
  source: '출처',
  example: '예제',
  tools: '이 모듈을 쓰는 도구',
  play: '{{name}} 실행해 보기',
  result: '실행 결과',
  badNumber: '숫자를 입력해 주세요.',
  badWhole: '소수점 없는 숫자를 입력해 주세요.',
};
