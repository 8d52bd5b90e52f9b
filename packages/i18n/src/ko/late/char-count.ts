export const messages = {
  example: {
    text: '저는 사용자의 불편을 숫자로 바꾸어 해결하는 일을 좋아합니다. 대학 3학년 때 교내 셔틀버스 앱을 만들며, 학생들이 가장 답답해하는 순간이 버스를 놓친 직후라는 사실을 설문과 탑승 기록으로 확인했습니다. 도착 예정 시각을 크게 보여 주는 대신 다음 버스까지 남은 시간을 먼저 보여 주도록 화면을 바꾸었고, 한 달 뒤 문의는 41% 줄었습니다.',
    target: '150',
  },
  /** A target in another unit, or by another rule. */
  targetOffer: { characters: '{{count}}자 · {{rule}}', bytes: '{{count}}바이트 · {{rule}}' },
  /** How far a text is from its target. */
  rest: {
    characters: { left: '{{count}}자 남았어요', over: '{{count}}자 넘었어요' },
    bytes: { left: '{{count}}바이트 남았어요', over: '{{count}}바이트 넘었어요' },
    exact: '딱 맞아요',
  },
  /** What a text with special spaces offers. */
  plainSpaces: '특수 공백을 일반 공백으로 바꾸기',
  /** Characters that CP949 cannot store and its bytes leave out. */
  lost: {
    short: '{{count}}자 빠짐',
    long: 'CP949로 저장할 수 없는 글자 {{count}}개는 0바이트로 셌어요. ‘자세히’에서 어떤 글자인지 볼 수 있어요.',
  },
  /** Several questions of a cover letter, which most visitors do not need. */
  questions: {
    label: '문항',
    number: '{{number}}번',
    add: '문항 추가',
    remove: '이 문항 삭제',
    over: '초과',
    keep: '이 브라우저에 보관',
    keepHint: '문항과 글을 이 브라우저에 저장해요. 끄면 바로 삭제돼요.',
    keepFull:
      '보관해 둔 문항과 합치면 {{max}}개가 넘어서 지금 글은 저장하지 않았어요. 켜면 보관해 둔 문항을 삭제하고 지금 글을 저장해요.',
    keepLong: '{{numbers}}번 문항의 글은 너무 길어서 저장하지 않았어요. 나머지는 저장했어요.',
    keepFailed: '지금 글은 보관하지 못했어요. 저장 공간이 부족하거나 브라우저가 저장을 막았어요.',
  },
} as const;
