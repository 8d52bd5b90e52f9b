import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../../app/site/picturePath.ts';
import { THEME_COLORS } from '../../themeColors.ts';

/** The texts in the picture of a page. */
export type PictureText = {
  readonly site: string;
  /** The category of a tool. */
  readonly above?: string | undefined;
  readonly name: string;
  readonly description: string;
};

const INK = '#15201f';
const INK_2 = '#43514f';
const ACCENT = '#006b58';
const LEFT = 96;
const WIDTH = PICTURE_WIDTH - 2 * LEFT;
const NAME_SIZE = 88;
const DESCRIPTION_SIZE = 38;
const DESCRIPTION_LINES = 3;
/** Widths relative to the font size: a Hangul syllable is as wide as high, a letter about half. */
const WIDE = 0.92;
const NARROW = 0.56;
/** The toolbox of the site's icon, in a box of 32 units. */
const MARK =
  'M9.6 11.4h12.8a2.6 2.6 0 0 1 2.6 2.6v7a2.6 2.6 0 0 1-2.6 2.6H9.6A2.6 2.6 0 0 1 7 21v-7a2.6 2.6 0 0 1 2.6-2.6M12.6 11.4V10a2.2 2.2 0 0 1 2.2-2.2h2.4a2.2 2.2 0 0 1 2.2 2.2v1.4M7 16.6h6.7M18.3 16.6H25M13.7 15h4.6v3.6h-4.6z';

/** The approximate width of a text in pixels, because the renderer does not break lines. */
function widthOf(text: string, size: number): number {
  const units = [...text].map((character) => (/[\u1100-\uffff]/u.test(character) ? WIDE : NARROW));
  return units.reduce((sum, unit) => sum + unit, 0) * size;
}

/** Breaks a text at its blanks into lines that fit. The last line is truncated with an ellipsis. */
export function breakLines(text: string, size: number, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && widthOf(longer, size) <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1]}…`];
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

type LineStyle = { readonly y: number; readonly size: number; readonly color: string; readonly weight?: number };

function line(text: string, { y, size, color, weight = 400 }: LineStyle): string {
  return `<text x="${LEFT}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${color}">${xml(text)}</text>`;
}

/** The picture of a page as SVG, in the colors of the light scheme: the site, the name of the page, one sentence. */
export function pictureSvg({ site, above, name, description }: PictureText): string {
  const nameSize = Math.min(NAME_SIZE, Math.floor((NAME_SIZE * WIDTH) / widthOf(name, NAME_SIZE)));
  const sentences = breakLines(description, DESCRIPTION_SIZE, DESCRIPTION_LINES);
  const parts = [
    `<rect width="100%" height="100%" fill="${THEME_COLORS.light}"/><rect width="100%" height="14" fill="${ACCENT}"/>`,
    `<g transform="translate(${LEFT} 84) scale(2.25)"><rect width="32" height="32" rx="9" fill="${ACCENT}"/>`,
    `<path d="${MARK}" fill="none" stroke="#fbfdf9" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/></g>`,
    `<text x="${LEFT + 96}" y="132" font-size="36" font-weight="700" fill="${INK}">${xml(site)}</text>`,
    above === undefined ? '' : line(above, { y: 262, size: 34, color: ACCENT, weight: 700 }),
    line(name, { y: 366, size: nameSize, color: INK, weight: 700 }),
    ...sentences.map((sentence, index) =>
      line(sentence, { y: 452 + index * 56, size: DESCRIPTION_SIZE, color: INK_2 }),
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" font-family="Noto Sans KR">${parts.join('')}</svg>`;
}
