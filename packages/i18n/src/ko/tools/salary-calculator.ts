import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: '연봉·월급 실수령액 계산기',
  description:
    '월급이나 시급의 예상 실수령액을 주휴수당, 4대 보험, 소득세까지 반영해 계산해 드려요. ‘연봉 4,000만’을 붙여 넣으면 월급으로 바꿔 드려요.',
  also: '연봉, 월급, 시급, 알바, 주휴수당, 실수령액, 4대보험, 사대보험, wage, net pay, minimum wage, 세후, 최저임금, 최저시급, 국민연금, 건강보험료, 고용보험, 소득세, 프리랜서, 3.3%, 원천징수, 연장수당, 연장근로수당, 수습, 세전',
} as const satisfies ToolMetadata;

export const messages = {
  payType: '급여 형태',
  payTypes: { hourly: '시급', monthly: '월급' },
  amounts: { hourly: '세전 시급', monthly: '세전 월급' },
  dailyHours: '하루 근무시간',
  weeklyDays: '주 근무일수',
  overtimeHours: '월 연장근로',
  overtimeHint: '시급의 1.5배로 계산해요. 상시 근로자 5명 미만 사업장은 0.5배를 더 줄 의무가 없어요.',
  disabledHint: '월급에서는 바꿀 수 없어요. 시급으로 환산하려면 ‘시급’에서 근무시간을 고른 뒤 ‘월급’으로 바꿔 주세요.',
  own: '{{field}} 직접 입력',
  custom: '직접',
  about: '{{field}} 설명',
  less: '{{field}} 줄이기',
  more: '{{field}} 늘리기',
  units: { hours: '시간', days: '일' },
  taxRate: '공제율',
  deductionWay: '공제 방식',
  ways: { itemised: '항목별 (올해 요율)', flat: '{{percent}}%', freelance: '프리랜서 3.3%' },
  deductionHint:
    '항목별: 이번 달 4대 보험 요율과 국세청 간이세액표로 계산해요. {{percent}}%: 2025년 4대 보험의 근로자 부담분 합계예요. 소득세는 들어 있지 않아요. 프리랜서: 소득세 3%와 지방소득세 0.3%예요.',
  holidayIncluded: '주휴수당 포함',
  holidayIncludedHints: {
    hourly: '입력한 시급에 주휴수당을 더해서 계산해요. 시급에 주휴수당이 이미 들어 있으면 꺼 주세요.',
    monthly: '월급에 주휴수당이 들어 있는 것으로 계산해요.',
  },
  holidayCapped: '주휴시간 8시간 한도',
  holidayCappedHint: '주휴수당은 주 40시간분까지만 인정돼요(근로기준법 제50조, 제55조).',
  probation: '수습 기간',
  probationHint:
    '급여를 10% 줄여서 계산해요. 감액한 급여가 최저임금보다 낮아도 되는 건 1년 이상 계약의 수습 3개월 이내, 단순노무직이 아닐 때뿐이에요(최저임금법 제5조 제2항).',
  estimateEmpty: '입력을 마치면 예상 실수령액이 여기에 나타나요.',
  empty: '급여를 입력하고 계산하기를 누르면 실수령액과 계산 내역이 나타나요.',
  hours: '{{hours}}시간',
} as const;

export const late = () => import('../late/salary-calculator.ts');
