/**
 * A complete number of Korea: a country, area, mobile or internet code and seven or eight digits, or the eight digits
 * of a company. It does not start inside another number, such as `+39 02 1234 5678` or `090-1588-1234`.
 */
const KOREAN =
  /(?<!\d-?|\+\d{1,3}\)? ?)(?:(?:\+?82[ .-]?(?:\(0\)|0)?|\(?0)(?:2|1[016-9]|[3-6]\d|70|80|50\d)\)?[ .-]{0,3}\d{3,4}[ .-]{0,3}|1[5-8]\d\d-?)\d{4}(?!\d)/gu;

/** The complete numbers of Korea in a text, as written. */
export function koreanNumbers(text: string): readonly string[] {
  return text.match(KOREAN) ?? [];
}
