import type { Failure } from '@toolbox/core';
import { describeFailure } from '@toolbox/i18n';
import { useTranslation } from 'react-i18next';

/** Says a failure in the language of the page; nothing for nothing, so that it fits a field's `error`. */
export function useFailureText(): (failure: Failure | undefined) => string | undefined {
  const { i18n } = useTranslation();
  return (failure) => (failure === undefined ? undefined : describeFailure(i18n, failure));
}
