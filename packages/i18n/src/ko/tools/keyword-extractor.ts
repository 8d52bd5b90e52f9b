import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: '키워드 추출 – 해시태그·단어 빈도',
  description: '글에서 중요한 단어를 뽑아 해시태그나 목록으로 만들어 드려요.',
  also: '태그, hashtag, frequency, tags, 단어 빈도, 해시태그생성기',
} as const satisfies ToolMetadata;

export const messages = {
  text: '글',
  textHint: '10자 이상 입력하거나 파일을 끌어다 놓아 주세요. 10MB까지 다룰 수 있어요.',
  count: '키워드 수',
  countHint: '1개부터 50개까지예요. 숫자가 아니면 10개를 뽑아요.',
  countUnit: '개',
  format: '출력 형식',
  formats: { hashtag: '#해시태그', comma: '쉼표 목록' },
  dropStopWords: '흔한 한국어 단어 빼기',
  dropStopWordsHint: '‘그리고’, ‘그것’, ‘있는’처럼 흔한 단어를 빼요. 흔한 영어 단어는 늘 빼요.',
  stripParticles: '조사 떼고 세기',
  stripParticlesHint: '‘서울은’, ‘서울에’, ‘서울의’를 모두 ‘서울’로 세어요.',
  keepSingleLetters: '한 글자 단어도 세기',
  keepSingleLettersHint: '‘집’, ‘물’, ‘빛’처럼 한 글자인 단어도 뽑아요.',
  empty: '글을 입력하면 중요한 단어가 나타나요.',
  none: '뽑을 키워드가 없어요.',
  working: '키워드를 찾고 있어요',
  table: '점수와 횟수',
  word: '단어',
  uses: '횟수',
  score: '점수',
  scoreNote: '점수 = 횟수 × (1 + 글 앞쪽 20% 안에서 처음 나오면 0.2 + 6자 이상이면 0.1)',
  exclude: '제외',
  excludeWord: '{{word}} 제외',
  excluded: '제외한 단어',
  restoreHint: '누르면 다시 포함해요.',
  restoreWord: '{{word}} 다시 포함',
  restoreAll: '모두 다시 포함',
  spoken: '키워드 {{count}}개: {{words}}',
} as const;

export const late = () => import('../late/keyword-extractor.ts');
