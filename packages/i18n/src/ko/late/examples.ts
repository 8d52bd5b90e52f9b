/** What the tools fill in as an example, and show the greyed result of: true, short and telling. */
export const examples = {
  'json-formatter': {
    text: '{"주문번호":"A-20261122-0173","고객":{"이름":"김하늘","등급":"VIP"},"상품":[{"이름":"우전 녹차","수량":2,"가격":38000},{"이름":"청자 찻잔","수량":1,"가격":54000}],"합계":130000,"결제완료":true}',
  },
  'ascii-converter': { text: 'Hi, 한글 😀', codes: '72 105 44 32 54620 44544 32 128512' },
  'case-converter': { text: 'The quick brown fox jumps over the lazy dog. It runs on.' },
  'text-sorter': { comma: '사과, 바나나, 귤, 복숭아, 사과, 포도', list: '사과\n바나나\n귤\n복숭아\n사과\n포도' },
  'keyword-extractor': {
    text: '동네 도서관이 주말 독서 모임을 엽니다. 독서 모임은 매주 토요일 도서관 2층에서 열리고, 처음 오는 사람도 함께 책을 읽을 수 있습니다. 도서관 회원이면 누구나 무료로 모임에 참여할 수 있습니다.',
  },
  'text-compare': {
    left: '회의는 3월 2일 월요일에 해요.\n장소는 3층 회의실이에요.\n자료는 미리 읽어 주세요.',
    right: '회의는 3월 3일 화요일에 해요.\n장소는 3층 회의실이에요.\n자료는 미리 읽고 와 주세요.',
  },
  'code-compare': {
    left: 'function total(items) {\n  let sum = 0;\n  for (const item of items) {\n    sum += item.price;\n  }\n  return sum;\n}',
    right:
      'function total(items) {\n  let sum = 0;\n  for (const item of items) {\n    sum += item.price * item.count;\n  }\n  return sum;\n}',
  },
  'qr-generator': { text: 'https://www.korea.kr' },
  'barcode-generator': { text: '9780306406157' },
  'char-count': {
    text: '저는 사용자의 불편을 숫자로 바꾸어 해결하는 일을 좋아합니다. 대학 3학년 때 교내 셔틀버스 앱을 만들며, 학생들이 가장 답답해하는 순간이 버스를 놓친 직후라는 사실을 설문과 탑승 기록으로 확인했습니다. 도착 예정 시각을 크게 보여 주는 대신 다음 버스까지 남은 시간을 먼저 보여 주도록 화면을 바꾸었고, 한 달 뒤 문의는 41% 줄었습니다.',
    target: '150',
  },
} as const;
