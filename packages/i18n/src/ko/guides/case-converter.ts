import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-22',
  how: [
    '글자를 NFC로 정규화한 뒤 유니코드의 대소문자 대응표로 바꿔요. 나라별 규칙은 쓰지 않아서 어느 기기에서나 결과가 같아요.',
    '제목형은 모두 소문자로 바꾼 뒤 단어의 첫 글자를 대문자로 써요. 예외 단어는 첫 단어여도 소문자로 둬요. 문장형은 글의 첫 글자와, 마침표·느낌표·물음표 뒤 공백 다음에 오는 글자를 대문자로 써요. camelCase나 snake_case는 줄마다 이름 하나를 만들어요.',
  ],
  sources: [{ name: '유니코드 표준 3장 13절 (기본 대소문자 변환)', url: 'https://www.unicode.org/versions/latest/' }],
  questions: [
    {
      question: '한글이 섞인 글을 넣어도 되나요?',
      answer: '네. 한글에는 대소문자가 없어서 대문자, 소문자, 제목형, 문장형에서는 그대로 있고 영문만 바뀌어요.',
    },
    {
      question: 'NASA 같은 약어를 대문자로 남길 수 있나요?',
      answer:
        '네. ‘약어 그대로 두기’를 켜면 대문자로만 된 두 글자 이상의 단어는 바꾸지 않아요. 글 전체가 대문자일 때는 약어를 구별할 수 없어서 모두 바뀌어요.',
    },
    {
      question: "don't가 Don'T로 바뀌지 않나요?",
      answer: "바뀌지 않아요. 단어는 공백이나 여는 괄호, 여는 따옴표 뒤에서 시작한다고 보기 때문에 Don't가 돼요.",
    },
  ],
};
