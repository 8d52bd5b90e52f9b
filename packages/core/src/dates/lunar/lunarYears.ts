/** The first lunar year of {@link LUNAR_YEARS}. */
export const FIRST_LUNAR_YEAR = 1920;
/** The solar date on which it begins. Each year begins where the one before it ends. */
export const FIRST_LUNAR_DAY = { year: 1920, month: 2, day: 20 } as const;

/**
 * The Korean lunar years 1920 to 2050. The first character is the number of the month that is repeated as a leap month,
 * in hexadecimal (0: none); the others are the lengths of the months in order, the leap month after the one it repeats:
 * `1` for 30 days, `0` for 29.
 *
 * Computed with the `dangi` calendar of ICU 78, then compared with the table of the Korea Astronomy and Space Science
 * Institute (KASI): month by month from 2000 on 2026-11-20, and day by day from 1920, as `korean-lunar-calendar` 0.4.0
 * publishes it, on 2026-11-25. They differ once: the new moon of 26 February 2017 fell at 23:58 Korean time, which ICU
 * puts on the 27th. The institute's table is the legal reference (천문법 제5조), so its value is used here.
 */
// biome-ignore format: one year a line, so that a line can be checked against an almanac
export const LUNAR_YEARS: readonly string[] = [
  '0010010011011', // 1920: from 20 February
  '0101001001011', // 1921: from 8 February
  '51011001001011', // 1922: from 28 January
  '0011010101001', // 1923: from 16 February
  '0101011010100', // 1924: from 5 February
  '41011010110101', // 1925: from 24 January
  '0001010110110', // 1926: from 13 February
  '0100101011011', // 1927: from 2 February
  '20100100110111', // 1928: from 23 January
  '0010010010111', // 1929: from 10 February
  '60110010010110', // 1930: from 30 January
  '0111001001010', // 1931: from 17 February
  '0111010100101', // 1932: from 6 February
  '50110110101001', // 1933: from 26 January
  '0010110110101', // 1934: from 14 February
  '0001010110110', // 1935: from 4 February
  '31001010101110', // 1936: from 24 January
  '0100100101110', // 1937: from 11 February
  '71100100101101', // 1938: from 31 January
  '0110010010101', // 1939: from 19 February
  '0110101001010', // 1940: from 8 February
  '61101101001010', // 1941: from 27 January
  '0101101101001', // 1942: from 15 February
  '0010101101101', // 1943: from 5 February
  '40010101011011', // 1944: from 26 January
  '0001001011101', // 1945: from 13 February
  '0100100101101', // 1946: from 2 February
  '21100100101011', // 1947: from 22 January
  '0101010010101', // 1948: from 10 February
  '71101010010101', // 1949: from 29 January
  '0101101001010', // 1950: from 17 February
  '0101101010101', // 1951: from 6 February
  '50101011010101', // 1952: from 27 January
  '0010011011011', // 1953: from 14 February
  '0001001011011', // 1954: from 4 February
  '31001001010111', // 1955: from 24 January
  '0010100101011', // 1956: from 12 February
  '81010100101011', // 1957: from 31 January
  '0011010010101', // 1958: from 19 February
  '0011010101010', // 1959: from 8 February
  '61010110101010', // 1960: from 28 January
  '0101010110101', // 1961: from 15 February
  '0010010110110', // 1962: from 5 February
  '41010010101110', // 1963: from 25 January
  '0101001010111', // 1964: from 13 February
  '0010100100111', // 1965: from 2 February
  '30110100100110', // 1966: from 22 January
  '0110110010101', // 1967: from 9 February
  '70110101010101', // 1968: from 30 January
  '0010101101010', // 1969: from 17 February
  '0100110101101', // 1970: from 6 February
  '50100101011101', // 1971: from 27 January
  '0010010101110', // 1972: from 15 February
  '0101001001110', // 1973: from 3 February
  '41101001001101', // 1974: from 23 January
  '0110100100101', // 1975: from 11 February
  '81101010101001', // 1976: from 31 January
  '0101101010100', // 1977: from 18 February
  '0110101101010', // 1978: from 7 February
  '61001011011010', // 1979: from 28 January
  '0100101011011', // 1980: from 16 February
  '0010010011011', // 1981: from 5 February
  '41010010011011', // 1982: from 25 January
  '0101001001011', // 1983: from 13 February
  'a1011001001011', // 1984: from 2 February
  '0011010100101', // 1985: from 20 February
  '0011011010100', // 1986: from 9 February
  '61011010110101', // 1987: from 29 January
  '0001010110110', // 1988: from 18 February
  '0100101011011', // 1989: from 6 February
  '50100100110111', // 1990: from 27 January
  '0010010010111', // 1991: from 15 February
  '0011001001011', // 1992: from 4 February
  '30110101001010', // 1993: from 23 January
  '0111010100101', // 1994: from 10 February
  '80110110101001', // 1995: from 31 January
  '0010110101101', // 1996: from 19 February
  '0001010110110', // 1997: from 8 February
  '51001001101110', // 1998: from 28 January
  '0100100101110', // 1999: from 16 February
  '0110010010110', // 2000: from 5 February
  '41110010010101', // 2001: from 24 January
  '0110101001010', // 2002: from 12 February
  '0110110100101', // 2003: from 1 February
  '20101101010101', // 2004: from 22 January
  '0010101101100', // 2005: from 9 February
  '71010101011011', // 2006: from 29 January
  '0001001011101', // 2007: from 18 February
  '0100100101101', // 2008: from 7 February
  '51100100101011', // 2009: from 26 January
  '0101010010101', // 2010: from 14 February
  '0101101001010', // 2011: from 3 February
  '31011101001010', // 2012: from 23 January
  '0101101010101', // 2013: from 10 February
  '90101010110101', // 2014: from 31 January
  '0010010111010', // 2015: from 19 February
  '0101001011011', // 2016: from 8 February
  '50101001010111', // 2017: from 28 January
  '0010100101011', // 2018: from 16 February
  '0101010010101', // 2019: from 5 February
  '41011010010101', // 2020: from 25 January
  '0011010101010', // 2021: from 12 February
  '0101011010101', // 2022: from 1 February
  '20101010110101', // 2023: from 22 January
  '0010010110110', // 2024: from 10 February
  '61010010101110', // 2025: from 29 January
  '0101001010111', // 2026: from 17 February
  '0010100100111', // 2027: from 7 February
  '50110100100110', // 2028: from 27 January
  '0110110010011', // 2029: from 13 February
  '0010110101010', // 2030: from 3 February
  '31010101101010', // 2031: from 23 January
  '0100101101101', // 2032: from 11 February
  'b0100101011101', // 2033: from 31 January
  '0010010101110', // 2034: from 19 February
  '0101001001101', // 2035: from 8 February
  '61101001001101', // 2036: from 28 January
  '0110100100101', // 2037: from 15 February
  '0110101010010', // 2038: from 4 February
  '51101101010100', // 2039: from 24 January
  '0101101101010', // 2040: from 12 February
  '0100101101101', // 2041: from 1 February
  '20100101011011', // 2042: from 22 January
  '0010010011011', // 2043: from 10 February
  '71010010010111', // 2044: from 30 January
  '0101001001011', // 2045: from 17 February
  '0101100100101', // 2046: from 6 February
  '51011010100101', // 2047: from 26 January
  '0011011010100', // 2048: from 14 February
  '0101011011010', // 2049: from 2 February
  '31001010110110', // 2050: from 23 January
];
