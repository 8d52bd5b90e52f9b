import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-22',
  how: [
    'JSON을 파싱해 다시 쓰지 않고, 값과 키는 적힌 그대로 둔 채 사이의 공백만 고쳐요. 그래서 큰 숫자, 1.0 같은 표기, 키 순서, 중복 키, 이스케이프가 그대로 남아요. 유효한지는 RFC 8259에 따라 판단하고, 그 결과는 브라우저의 JSON.parse와 같아요.',
    '오류가 있으면 줄과 칸, 이유를 함께 알려 드려요. 다른 많은 포맷터처럼 JSON.parse를 거치면 무엇이 달라지는지도 보여 드려요.',
  ],
  sources: [{ name: 'RFC 8259, JSON 데이터 교환 형식 (2017-12)', url: 'https://www.rfc-editor.org/rfc/rfc8259' }],
  questions: [
    {
      question: '큰 숫자가 바뀌지 않나요?',
      answer: '바뀌지 않아요. 12345678901234567890처럼 자바스크립트가 정확히 담지 못하는 숫자도 쓴 그대로 남겨요.',
    },
    {
      question: 'JSON에 주석을 써도 되나요?',
      answer:
        'RFC 8259의 JSON에는 주석이 없어요. 주석이나 마지막 쉼표가 있으면 어느 줄의 어느 칸인지 짚어 드리고, ‘고쳐 보기’를 누르면 고친 JSON을 바뀌는 줄과 함께 보여 드려요. 로그나 코드에 섞인 JSON, CSV나 cURL 명령의 따옴표 안에 있는 JSON도 찾아내요.',
    },
    {
      question: '키 순서를 정렬할 수 있나요?',
      answer: '네. 키 정렬을 켜면 모든 객체의 키를 문자 코드 순서로 정렬해요. 배열의 순서는 그대로예요.',
    },
    {
      question: '입력한 JSON이 서버로 전송되나요?',
      answer: '아니요. 브라우저 안에서만 처리해요.',
    },
  ],
};
