/** Several questions of a cover letter: only who wants more than one text needs them. */
export const questions = {
  label: '문항',
  number: '{{number}}번',
  add: '문항 추가',
  remove: '이 문항 지우기',
  over: '초과',
  keep: '이 기기에 보관',
  keepHint: '문항과 글을 이 브라우저에 저장해요. 끄면 바로 지워져요.',
} as const;
