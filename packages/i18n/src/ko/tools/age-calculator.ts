import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: '만 나이 계산기 – 나이계산기·연 나이·세는 나이',
  description: '만 나이, 세는 나이, 연 나이와 다음 생일까지 남은 날을 알려 드리는 나이계산기예요.',
  also: '나이, 나이계산기, 생일, 연 나이, birthday, korean age, 한국 나이, 생년월일, 몇 살, 년생, 음력 생일',
} as const satisfies ToolMetadata;

export const messages = {
  birth: '생년월일',
  birthHint: '양력 날짜를 입력해 주세요.',
  asOf: '기준일',
  asOfHint: '이날의 나이를 계산해요. 처음에는 오늘로 되어 있어요.',
  empty: '생년월일을 입력하면 만 나이, 세는 나이, 연 나이가 나타나요.',
  international: '만 나이',
  counting: '세는 나이',
  year: '연 나이',
  age: '{{age}}세',
  days: '{{days}}일',
  monthsOld: '생후 {{months}}개월',
  untilBirthday: '다음 생일까지',
  bornOn: '태어난 요일',
  nextBirthday: '다음 생일',
  nextLunarBirthday: '다음 음력 생일',
  lunarDay: '음력 {{month}}월 {{day}}일',
  lunarLeapDay: '음력 윤{{month}}월 {{day}}일생은 관습에 따라 평달로 세어요',
  reaches: '만 {{age}}세가 되는 날',
  lived: '살아온 기간',
  dayOfLife: '살아온 날',
  dayOfLifeHint: '태어난 날을 1일째로 세어요',
  dayOrdinal: '{{ordinal}}일째',
  milestone: '태어난 지 {{ordinal}}일째',
  daysLeft: '{{days}}일 남음',
  onTheDay: '바로 이날',
  leapDay:
    '2월 29일에 태어나면 그날이 없는 해에는 3월 1일에 한 살이 늘어요. 기간의 마지막 달에 해당하는 날이 없으면 그달 말일에 기간이 끝나기 때문이에요(민법 제160조 제3항).',
  uses: {
    title: '어떤 나이를 어디에 쓰나요?',
    international:
      '2023년 6월 28일부터 법령, 계약, 공문서의 나이는 따로 정하지 않았다면 모두 만 나이예요(행정기본법 제7조의2, 민법 제158조).',
    year: '병역 의무와 관련된 나이, 술과 담배를 살 수 있는 나이는 연 나이로 따져요. 생일이 아니라 그해 1월 1일이 기준이에요(병역법 제2조, 청소년 보호법 제2조).',
    counting:
      '태어나면 한 살이고 새해마다 한 살씩 느는 나이예요. 일상이나 잔치에서는 아직 쓰지만 법에서는 쓰지 않아요.',
    checked: '2026년 11월 20일에 확인한 내용이에요.',
  },
  milestones: {
    title: '돌과 장수를 기념하는 생일',
    name: '이름',
    age: '세는 나이',
    date: '생일',
    note: '관습에 따라 세는 나이로 계산했어요. 칠순부터는 만 나이로 치르는 집도 있는데, 그때는 1년 뒤예요. 돌과 환갑은 그대로예요.',
    names: {
      firstBirthday: '돌',
      hwangap: '환갑',
      chilsun: '칠순',
      palsun: '팔순',
      misu: '미수',
      gusun: '구순',
      baeksu: '백수',
    },
  },
  copyTemplate:
    '생년월일 {{birth}}, 기준일 {{asOf}}\n만 나이 {{international}}세, 세는 나이 {{counting}}세, 연 나이 {{year}}세\n다음 생일까지 {{days}}일',
  spoken: '만 {{age}}세, 다음 생일까지 {{days}}일',
} as const;
