import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-22',
  how: [
    '글자마다 유니코드 코드 포인트 하나를 적고 공백으로 나눠요. 십진수, 0x41, U+0041, \\u{41}, &#65; 표기를 고를 수 있고, 코드를 글자로 되돌릴 때는 이 표기들을 섞어 써도 읽어요.',
    '이모지도 코드 하나로 적고, 가족처럼 여러 개를 이어 만든 이모지는 코드 여러 개로 적어요. 글자를 합치거나 풀지 않고 입력한 그대로 바꿔요.',
  ],
  sources: [
    { name: '유니코드 표준', url: 'https://www.unicode.org/versions/latest/' },
    { name: 'RFC 20, ASCII 문자 집합 (1969-10)', url: 'https://www.rfc-editor.org/rfc/rfc20' },
  ],
  questions: [
    {
      question: '한글도 아스키코드가 있나요?',
      answer:
        '없어요. 아스키(ASCII)는 0부터 127까지의 영문, 숫자, 기호만 담아요. 한글은 유니코드 번호로 적어요. 예를 들어 ‘가’는 44032(U+AC00)예요.',
    },
    {
      question: '대문자 A와 소문자 a의 아스키코드는 얼마인가요?',
      answer: 'A는 65, a는 97이에요. 숫자 0은 48, 공백은 32예요.',
    },
    {
      question: '이모지 코드가 다른 프로그램에서는 왜 두 개로 나오나요?',
      answer:
        '자바스크립트처럼 UTF-16을 쓰는 프로그램은 이모지 하나를 두 조각으로 저장해요. 이 도구는 조각이 아니라 글자의 번호를 적어서 😀는 128512 하나로 나와요.',
    },
    {
      question: 'UTF-8 바이트를 글자로 바꿀 수 있나요?',
      answer:
        '네. EA B0 80이나 %EA%B0%80처럼 입력하면 UTF-8 바이트로 읽은 글자를 제안해 드려요. ‘가’는 코드 포인트로는 U+AC00 하나지만 UTF-8로는 세 바이트예요.',
    },
  ],
};
