import { type Exact, exact, formatExact } from '../../exact/index.ts';
import { plainCharacters } from '../../validate/plainCharacters.ts';
import type { BmiField } from '../bmiField.ts';
import { isPlausible, isPlausibleBmi, PLAUSIBLE_BMI } from '../isPlausible.ts';
import { MAX_HEIGHT_CM, parseHeight } from './parseHeight.ts';
import { MAX_WEIGHT_KG, parseWeight } from './parseWeight.ts';

/** Values for one field or both, in centimeters and kilograms. */
export type BodyReading = { readonly [Field in BmiField]?: string };

/** The separator of two values, which may be missing after a unit or before a name. A comma alone is a decimal mark. */
const BETWEEN =
  / ?(?:[/|·&;:=x-]|,(?= )|에|이?고|\band\b) ?| |(?<=[a-z가-힣"”″])(?=\d)|(?<=[\da-z가-힣"”″])(?=키|신장|몸무게|체중|height|weight)/giu;
/** Also with a particle or with the unit, as in the columns of a table: 키는 170, 신장(cm) 170. */
const NAMES = {
  height: /^(?:(?:키|신장)[는은이가]?|height)(?: ?\(cm\))?(?: ?[:=])? ?/iu,
  weight: /^(?:(?:몸무게|체중)[는은이가]?|weight)(?: ?\(kg\))?(?: ?[:=])? ?/iu,
} as const;
/** A unit behind its value, a name behind a number, and a remark: 168.4(cm), 170(키), 62.3kg(공복). */
const BRACKETS: readonly (readonly [RegExp, string])[] = [
  [/^(\d{1,5}(?:\.\d{1,3})?) ?\((키|신장|몸무게|체중)\)$/u, '$2 $1'],
  [/(?<=\d) ?\((cm|m|kg)\)/giu, '$1'],
  [/(?<=[\da-z]) ?\([가-힣 ]{1,10}\)$/iu, ''],
];
const MAX = { height: MAX_HEIGHT_CM, weight: MAX_WEIGHT_KG } as const;
/** A number in the unit of its field, which may be beyond the limit. */
const NUMBERS = {
  height: /^(?<number>\d{1,5}(?:\.\d{1,3})?) ?(?:cm|센티미터|센티|센치)?$/iu,
  weight: /^(?<number>\d{1,5}(?:\.\d{1,3})?) ?(?:kg|킬로그램|킬로|키로)?$/iu,
} as const;
/** A value in another unit as well: 5'10" (178 cm), 72.6 kg (160 lb). */
const IN_TWO_UNITS = /^([^()]+?) ?\(([^()]+)\)$/u;
const METRIC = /\d ?(?:c?m|kg)/iu;
/** Conversions are rounded. */
const AGREEMENT = exact('0.01');
/** The unit in a name: 체중(kg). */
const METRIC_NAME = /\(kg\)/iu;
const BARE = /^[\d.]+$/u;
const MAX_LENGTH = 60;
/**
 * Most adults are within it, which tells pounds from kilograms, and 170 and 175, two heights, from a height and a
 * weight.
 */
const USUAL_BMI = { min: 15, max: 45 } as const;

const shown = (value: Exact) => formatExact(value, { places: 3, minPlaces: 0 });

type Measure = { readonly value: string; readonly isFeet?: boolean };

function heightOf(text: string): Measure | undefined {
  const parsed = parseHeight(text, '');
  if (parsed.ok) return { value: shown(parsed.value) };
  const { failure } = parsed;
  if (failure.code === 'body.heightInMetres') return { value: failure.facts.centimetres };
  const isFeet = failure.code === 'body.heightInFeet' || failure.code === 'body.heightLikeFeet';
  return isFeet ? { value: failure.facts.centimetres, isFeet } : undefined;
}

function weightOf(text: string): Measure | undefined {
  const parsed = parseWeight(text, '');
  if (parsed.ok) return { value: shown(parsed.value) };
  return parsed.failure.code === 'body.weightInPounds' ? { value: parsed.failure.facts.kilograms } : undefined;
}

const MEASURES = { height: heightOf, weight: weightOf } as const;

/** Whether two values are the same but for rounding. */
function agree({ value }: Measure, other: Measure): boolean {
  return exact(value).div(other.value).sub(1).abs().compare(AGREEMENT) <= 0;
}

/** A value of its own unit or another one, or of both, with or without its name, that is plausible for an adult. */
function measureOf(text: string, field: BmiField): Measure | undefined {
  const [, outside, inside] = IN_TWO_UNITS.exec(text) ?? [];
  if (outside !== undefined && inside !== undefined) {
    const [one, other] = [measureOf(outside, field), measureOf(inside, field)];
    if (!one || !other || !agree(one, other)) return undefined;
    return { ...one, ...other, value: (METRIC.test(outside) ? one : other).value };
  }
  const measure = MEASURES[field](text.replace(NAMES[field], ''));
  return measure && isPlausible(measure.value, field) ? measure : undefined;
}

/** A height and a weight whose body mass index is plausible, by the units that the weight may be in. */
function pairsOf(tall: string, heavy: string): readonly BodyReading[] {
  const height = measureOf(tall, 'height');
  if (height === undefined) return [];
  const isBare = BARE.test(tall) && BARE.test(heavy);
  // With feet, a weight without a unit is likely to be in pounds.
  const weight = heavy.replace(NAMES.weight, '');
  const weights = height.isFeet && BARE.test(weight) && !METRIC_NAME.test(heavy) ? [`${weight} lb`, weight] : [heavy];
  const limits = isBare ? { min: PLAUSIBLE_BMI.min, max: USUAL_BMI.max } : PLAUSIBLE_BMI;
  const plausible = weights
    .flatMap((text) => measureOf(text, 'weight') ?? [])
    .map(({ value }) => ({ height: height.value, weight: value }))
    .filter((pair) => isPlausibleBmi({ heightCm: pair.height, weightKg: pair.weight }, limits));
  const usual = plausible.filter((pair) => isPlausibleBmi({ heightCm: pair.height, weightKg: pair.weight }, USUAL_BMI));
  return usual.length > 0 ? usual : plausible.slice(0, 1);
}

/** Both values, whichever comes first, separated at one of the marks. */
function bothOf(plain: string): readonly BodyReading[] {
  for (const { index, 0: mark } of plain.matchAll(BETWEEN)) {
    const [first, second] = [plain.slice(0, index), plain.slice(index + mark.length)];
    const pairs = [...pairsOf(first, second), ...pairsOf(second, first)];
    if (pairs.length > 0) return pairs;
  }
  return [];
}

/** One value with its name, or a tenth of it where it is beyond the limit: 1750 is 175. */
function oneOf(plain: string, field: BmiField): readonly BodyReading[] {
  const measure = measureOf(plain, field);
  if (measure) return [{ [field]: measure.value }];
  const { number } = NUMBERS[field].exec(plain.replace(NAMES[field], ''))?.groups ?? {};
  if (number === undefined || exact(number).compare(MAX[field]) <= 0) return [];
  const tenth = exact(number).div(10);
  return isPlausible(tenth, field) ? [{ [field]: shown(tenth) }] : [];
}

/**
 * The values that a text rejected by {@link parseBmiInput} may mean, the likeliest first; to be offered. None for other
 * texts, and for values that are not plausible for an adult.
 *
 * - Both at once, each in any unit: `170/70`, `1.78m 70kg`, `키 170 몸무게 70`, `5'10" 150lb`. With feet, a weight without
 *   a unit is in pounds, in kilograms (`5'7" 70`), or either, by the body mass index.
 * - One with its name: `키 170`, `170(키)`; with its unit or a remark in parentheses: `62.3(kg)`, `62.3kg(공복)`; in two
 *   units that agree: `5'10" (178 cm)`; or beyond the limit, where the decimal point is missing: `1750`.
 *
 * @param field where the text was typed; a single value in the unit of the other field is not read
 * @example bodyReadings('170/70', 'height') // [{ height: '170', weight: '70' }]
 */
export function bodyReadings(text: string, field: BmiField): readonly BodyReading[] {
  const plain = BRACKETS.reduce(
    (rest, [bracket, unit]) => rest.replace(bracket, unit),
    plainCharacters(text).replace(/\s+/gu, ' '),
  );
  if (plain.length > MAX_LENGTH) return [];
  const both = bothOf(plain);
  return both.length > 0 ? both : oneOf(plain, field);
}
