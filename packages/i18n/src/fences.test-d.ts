/* What the compiler refuses of the catalogs and their use: `pnpm typecheck` fails where a line below compiles. */
import type { i18n } from 'i18next';
import type { FailureMessages } from './failureMessages.ts';
import { errors } from './ko/errors.ts';
import { translateIn } from './translate.ts';

type Messages = (typeof errors)['failures'];
type Changed<Change> = Omit<Messages, keyof Change> & Change;

errors.failures satisfies FailureMessages<Messages>;

declare const withoutOne: Omit<Messages, 'text.blank'>;
// @ts-expect-error a failure has no sentence
withoutOne satisfies FailureMessages<typeof withoutOne>;

declare const wrongFact: Changed<{ readonly 'text.blank': '{{nothing}}' }>;
// @ts-expect-error the placeholder is not a fact of the failure
wrongFact satisfies FailureMessages<typeof wrongFact>;

declare const rightFact: Changed<{ readonly 'text.tooShort': '{{min}}' }>;
rightFact satisfies FailureMessages<typeof rightFact>;

declare const instance: i18n;
const t = translateIn(instance, 'common');
t('actions.copy');
t('document.charactersOfMax', { count: 1, max: 2 });
// @ts-expect-error no such message
t('nothing');
// @ts-expect-error a branch, no message
t('labels');
// @ts-expect-error one value is missing
t('document.charactersOfMax', { count: 1 });
// @ts-expect-error all values are missing
t('document.charactersOfMax');
