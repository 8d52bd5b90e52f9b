import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: '날짜 계산기 – 디데이·100일·영업일',
  description: '두 날짜 사이의 일수, 디데이, 영업일, 기념일을 계산해 드려요.',
  also: '디데이, 기념일, 날짜 차이, 영업일, D-day, days between, business days, 날짜 더하기, 날짜 빼기, 며칠, 일수, 기간, 근무일, 공휴일, 100일 계산기, 전역일, 두 날짜, 근속기간, 대체공휴일, 군대, 제대, 복무기간, 군 복무, 주년, 커플, 며칠 후, 며칠 뒤, 크리스마스까지 며칠, 설날, 추석, 수능',
} as const satisfies ToolMetadata;

export const messages = {
  tabs: { label: '계산 종류', between: '두 날짜 사이', shift: '더하고 빼기' },
  start: '시작일',
  startToday: '디데이는 오늘부터 세어요. 다른 날부터 세려면 날짜를 바꿔 주세요.',
  end: '종료일',
  mode: '계산 방식',
  modes: { elapsed: '지난 기간', until: '남은 기간', dday: '디데이' },
  inclusion: '포함할 날',
  inclusions: { none: '포함 안 함', start: '시작일 포함', end: '종료일 포함', both: '둘 다 포함' },
  inclusionHint: '포함하는 날마다 전체 기간이 하루씩 늘어요. 디데이는 그대로예요.',
  empty: '시작일과 종료일을 입력하고 계산하기를 눌러 주세요.',
  changed: '날짜가 바뀌었어요. 계산하기를 다시 눌러 주세요.',
  reversed: '종료일이 시작일보다 빨라요. 기간은 두 날짜 사이의 길이예요.',
  period: '{{start}}부터 {{end}}까지',
  rough: '1년 365일, 1개월 30일로 센 기간',
  daysValue: '{{days}}일',
  ddayNotes: { today: '오늘', same: '같은 날', ahead: '{{days}}일 후', past: '{{days}}일 전' },
  calendar: '달력으로 센 기간',
  weeks: '주 단위로 센 기간',
  weeksValue: '{{weeks}}주 {{days}}일',
  total: '총 기간',
  totalValue: '{{days}}일 ({{hours}}시간)',
  copyTemplate: '{{period}}\n{{figure}}\n달력으로 {{calendar}}\n{{total}}',
  spoken: '{{label}} {{value}}, 달력으로 {{calendar}}',
} as const;

export const late = () => import('../late/date-calculator.ts');
