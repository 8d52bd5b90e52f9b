import type { HiddenCharacter } from '@toolbox/core/diff';
import { formatCodePoint } from '@toolbox/i18n/format/formatCodePoint';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Banner } from '@toolbox/ui/banner/Banner';
import { useCompareSetup } from './compareContext.ts';

const NAMED = {
  9: 'u0009',
  32: 'u0020',
  160: 'u00A0',
  173: 'u00AD',
  8203: 'u200B',
  8204: 'u200C',
  8205: 'u200D',
  8206: 'u200E',
  8207: 'u200F',
  8232: 'u2028',
  8233: 'u2029',
  8238: 'u202E',
  8288: 'u2060',
  10240: 'u2800',
  12288: 'u3000',
  12644: 'u3164',
  65279: 'uFEFF',
} as const;

function isNamed(code: number): code is keyof typeof NAMED {
  return code in NAMED;
}

type HiddenCharactersProps = { readonly characters: readonly HiddenCharacter[] };

/** The characters by which lines differ that look the same. */
export default function HiddenCharacters({ characters }: HiddenCharactersProps) {
  const { sides, late: t } = useCompareSetup();
  if (t === undefined) return null;

  const describe = ({ kind, code, like }: HiddenCharacter): string => {
    const point = formatCodePoint(code);
    if (kind === 'lookalike') return t('hidden.lookalike', { like, code: point });
    const name = isNamed(code) ? t(`hidden.names.${NAMED[code]}`) : t(`hidden.kinds.${kind}`);
    return t(kind === 'trailingBlank' ? 'hidden.trailing' : 'hidden.character', { name, code: point });
  };

  return (
    <Banner quiet kind="info" title={t('hidden.title')}>
      <ul>
        {characters.map((character) => (
          <li key={`${character.side} ${character.kind} ${character.code}`}>
            {t('hidden.place', {
              side: sides[character.side],
              line: formatWhole(character.line),
              what: describe(character),
            })}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
