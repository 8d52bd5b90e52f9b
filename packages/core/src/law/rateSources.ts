/**
 * The laws, notices and announcements behind the rates, by their names in both languages.
 *
 * They were read, article by article, as quoted by public projects and the press, not in the gazette itself. The
 * shares of 2026 were also compared with the results of the joint calculator of social insurance (4대사회보험 정보연계센터).
 */
export const RATE_SOURCES = {
  simplifiedTax2024: {
    ko: '소득세법 시행령 제189조, 별표 2 근로소득 간이세액표 (2024-02-29 개정)',
    en: 'Enforcement Decree of the Income Tax Act, Article 189 and Table 2, the simplified tax table (revised 2024-02-29)',
  },
  simplifiedTax2026: {
    ko: '소득세법 시행령 제189조, 별표 2 근로소득 간이세액표 (대통령령 제36129호, 2026-03-01 시행)',
    en: 'Enforcement Decree of the Income Tax Act, Article 189 and Table 2, the simplified tax table (Decree No. 36129, in force 2026-03-01)',
  },
  mealAllowance: {
    ko: '소득세법 제12조 제3호, 시행령 제17조의2',
    en: 'Income Tax Act, Article 12, item 3, and its Enforcement Decree, Article 17-2',
  },
  freelance: {
    ko: '소득세법 제129조, 지방세법 제103조의13',
    en: 'Income Tax Act, Article 129, and Local Tax Act, Article 103-13',
  },
  shortHours: {
    ko: '국민연금법 시행령 제2조, 국민건강보험법 시행령 제9조, 고용보험법 시행령 제3조',
    en: 'Enforcement Decrees of the National Pension Act, Article 2, of the National Health Insurance Act, Article 9, and of the Employment Insurance Act, Article 3',
  },
  pensionAct: { ko: '국민연금법 제88조', en: 'National Pension Act, Article 88' },
  pensionActReform: {
    ko: '국민연금법 제88조, 부칙(법률 제20903호) 제4조',
    en: 'National Pension Act, Article 88, and Act No. 20903, Addenda Article 4',
  },
  pensionLimits2022: {
    ko: '보건복지부 고시, 기준소득월액 하한액과 상한액 (2022년 7월)',
    en: 'Ministry of Health and Welfare notice on the limits of the standard monthly income (July 2022)',
  },
  pensionLimits2023: {
    ko: '보건복지부 고시, 기준소득월액 하한액과 상한액 (2023년 7월)',
    en: 'Ministry of Health and Welfare notice on the limits of the standard monthly income (July 2023)',
  },
  pensionLimits2024: {
    ko: '보건복지부 고시, 기준소득월액 하한액과 상한액 (2024년 7월)',
    en: 'Ministry of Health and Welfare notice on the limits of the standard monthly income (July 2024)',
  },
  pensionLimits2025: {
    ko: '보건복지부고시 제2025-24호, 국민연금 기준소득월액 하한액과 상한액',
    en: 'Ministry of Health and Welfare notice 2025-24 on the limits of the standard monthly income',
  },
  pensionLimits2026: {
    ko: '보건복지부고시 제2026-31호, 국민연금 기준소득월액 하한액과 상한액',
    en: 'Ministry of Health and Welfare notice 2026-31 on the limits of the standard monthly income',
  },
  healthDecree: {
    ko: '국민건강보험법 시행령 제44조',
    en: 'Enforcement Decree of the National Health Insurance Act, Article 44',
  },
  healthDecree2026: {
    ko: '국민건강보험법 시행령 제44조 (대통령령 제35931호)',
    en: 'Enforcement Decree of the National Health Insurance Act, Article 44 (Decree No. 35931)',
  },
  healthDecision2027: {
    ko: '보건복지부 보도자료 (2026-09-08), 2027년 건강보험료율',
    en: 'Ministry of Health and Welfare release of 2026-09-08 on the health insurance rate of 2027',
  },
  healthLimits: {
    ko: '보건복지부 고시, 월별 건강보험료액의 상한과 하한',
    en: 'Ministry of Health and Welfare notice on the upper and lower limits of the monthly health premium',
  },
  healthLimits2026: {
    ko: '보건복지부고시 제2025-222호, 월별 건강보험료액의 상한과 하한',
    en: 'Ministry of Health and Welfare notice 2025-222 on the upper and lower limits of the monthly health premium',
  },
  careDecree: {
    ko: '노인장기요양보험법 제9조, 시행령 제4조',
    en: 'Act on Long-Term Care Insurance for the Aged, Article 9, and its Enforcement Decree, Article 4',
  },
  careDecree2026: {
    ko: '노인장기요양보험법 시행령 제4조 (대통령령 제35987호)',
    en: 'Enforcement Decree of the Act on Long-Term Care Insurance for the Aged, Article 4 (Decree No. 35987)',
  },
  careActRounding: {
    ko: '요율: 노인장기요양보험법 시행령 제4조 (대통령령 제35987호). 소수점 처리: 같은 법 제9조 (법률 제21690호, 2026-11-27 시행)',
    en: 'Rate: Enforcement Decree of the Act on Long-Term Care Insurance for the Aged, Article 4 (Decree No. 35987). Rounding: Article 9 of the Act (Act No. 21690, in force 2026-11-27)',
  },
  employmentDecree: {
    ko: '고용산재보험료징수법 시행령 제12조',
    en: 'Enforcement Decree of the Act on the Collection of Insurance Premiums for Employment Insurance and Industrial Accident Compensation Insurance, Article 12',
  },
  minimumWageNotice: {
    ko: '고용노동부 고시, 적용 연도별 최저임금',
    en: 'Ministry of Employment and Labor notices on the minimum wage of each year',
  },
  minimumWageNotice2026: {
    ko: '고용노동부고시 제2025-47호, 2026년 적용 최저임금',
    en: 'Ministry of Employment and Labor notice 2025-47 on the minimum wage of 2026',
  },
  minimumWageNotice2027: {
    ko: '고용노동부고시 제2026-60호, 2027년 적용 최저임금',
    en: 'Ministry of Employment and Labor notice 2026-60 on the minimum wage of 2027',
  },
} as const satisfies Readonly<Record<string, { readonly ko: string; readonly en: string }>>;

/** The key of a source in {@link RATE_SOURCES}. */
export type RateSource = keyof typeof RATE_SOURCES;
