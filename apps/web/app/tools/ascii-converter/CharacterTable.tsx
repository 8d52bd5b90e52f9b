import { type CharacterDescription, describeCharacters } from '@toolbox/core/text';
import { formatCodePoint } from '@toolbox/i18n/format/formatCodePoint';
import { formatHexBytes } from '@toolbox/i18n/format/formatHexBytes';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Card } from '@toolbox/ui/card/Card';
import { type Column, DataTable } from '@toolbox/ui/data-table/DataTable';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './CharacterTable.module.css';
import { characterName } from './characterName.ts';

/** Maximum number of rows; more would slow down every keystroke. */
export const MAX_DESCRIBED = 100;

/** A table of the code points of a text. */
export default function CharacterTable({ characters }: { readonly characters: string }) {
  const t = useMessages('ascii-converter/late');
  const rows = useMemo(() => describeCharacters(characters, MAX_DESCRIBED + 1), [characters]);

  function characterCell({ character, codePoint }: CharacterDescription) {
    const name = characterName(codePoint);
    return name === undefined ? (
      <bdi translate="no">{character}</bdi>
    ) : (
      <span className={styles['unseen']}>{t(`names.${name}`)}</span>
    );
  }

  const columns: readonly Column<CharacterDescription>[] = [
    { id: 'character', header: t('character'), rowHeader: true, cell: characterCell },
    {
      id: 'codePoint',
      header: t('codePoint'),
      nowrap: true,
      cell: ({ codePoint }) => <span className="mono">{formatCodePoint(codePoint)}</span>,
    },
    {
      id: 'block',
      header: t('block'),
      cell: ({ block }) => (block === undefined ? t('otherBlock') : <span lang="en">{block}</span>),
    },
    {
      id: 'utf8',
      header: t('utf8'),
      cell: ({ utf8, isLoneSurrogate }) =>
        isLoneSurrogate ? t('noUtf8') : <span className="mono">{formatHexBytes(utf8)}</span>,
    },
  ];

  return (
    <Card flush title={t('table')}>
      <DataTable
        caption={t('table')}
        captionHidden
        columns={columns}
        rows={rows.slice(0, MAX_DESCRIBED)}
        rowKey={(_, index) => index}
      />
      {rows.length > MAX_DESCRIBED && (
        <p className={styles['note']}>{t('limited', { shown: formatWhole(MAX_DESCRIBED) })}</p>
      )}
    </Card>
  );
}
