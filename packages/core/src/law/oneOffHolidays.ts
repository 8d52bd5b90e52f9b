/** Why a day that no calendar rule gives was a holiday. */
export type OneOffHolidayId = 'presidentialElection' | 'assemblyElection' | 'localElections' | 'temporaryHoliday';

/** A holiday of one year, such as an election day, with its source. */
export type OneOffHoliday = {
  readonly id: OneOffHolidayId;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** The decision or the law that made the day a holiday, by its Korean name. */
  readonly source: string;
};

/** Earlier years are not in the table. */
export const ONE_OFF_HOLIDAYS_FROM = 2015;
/** The day up to which the table is complete. */
export const ONE_OFF_HOLIDAYS_UNTIL = '2026-11-20';

const ELECTION_LAW = '공직선거법 제34조, 관공서의 공휴일에 관한 규정 제2조 제10호의2';

/** The decision of the State Council; the notice in the official gazette followed within days. */
function cabinet(decidedOn: string): string {
  return `국무회의 의결 ${decidedOn}, 관공서의 공휴일에 관한 규정 제2조 제11호`;
}

/**
 * Past election days and temporary holidays (임시공휴일) of South Korea, by date.
 *
 * Only an election at the end of a term is a holiday by itself; the presidential elections of 2017 and 2025 filled a
 * vacancy, so the State Council named their days. Future days are left out until they have passed: a decision can
 * still change, and no rule predicts it. Compared from 2018 on with the holidays of the official gazette
 * (`@hyunbinseo/holidays-kr` 5.2027.1), before with the press of the day, on 2026-11-22.
 */
// biome-ignore format: one day a line, so that a line can be checked against the gazette
export const ONE_OFF_HOLIDAYS: readonly OneOffHoliday[] = [
  { id: 'temporaryHoliday', date: '2015-08-14', source: cabinet('2015-08-04') },
  { id: 'assemblyElection', date: '2016-04-13', source: ELECTION_LAW },
  { id: 'temporaryHoliday', date: '2016-05-06', source: cabinet('2016-04-28') },
  { id: 'presidentialElection', date: '2017-05-09', source: cabinet('2017-03-15') },
  { id: 'temporaryHoliday', date: '2017-10-02', source: cabinet('2017-09-05') },
  { id: 'localElections', date: '2018-06-13', source: ELECTION_LAW },
  { id: 'assemblyElection', date: '2020-04-15', source: ELECTION_LAW },
  { id: 'temporaryHoliday', date: '2020-08-17', source: cabinet('2020-07-21') },
  { id: 'presidentialElection', date: '2022-03-09', source: ELECTION_LAW },
  { id: 'localElections', date: '2022-06-01', source: ELECTION_LAW },
  { id: 'temporaryHoliday', date: '2023-10-02', source: cabinet('2023-09-05') },
  { id: 'assemblyElection', date: '2024-04-10', source: ELECTION_LAW },
  { id: 'temporaryHoliday', date: '2024-10-01', source: cabinet('2024-09-03') },
  { id: 'temporaryHoliday', date: '2025-01-27', source: cabinet('2025-01-14') },
  { id: 'presidentialElection', date: '2025-06-03', source: cabinet('2025-04-08') },
  { id: 'localElections', date: '2026-06-03', source: ELECTION_LAW },
];
