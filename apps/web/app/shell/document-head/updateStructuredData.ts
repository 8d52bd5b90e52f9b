import type { Language } from '@toolbox/i18n';
import { registry } from '../../registry/registry.ts';
import type { MetaWords } from '../../site/pageHead.ts';
import { structuredData } from '../../site/structuredData.ts';
import { writeStructuredData } from './structuredDataPolicy.ts';

const STRUCTURED_DATA_ID = 'structured-data';

/** Brings the structured data of the document in line with the page that is shown. */
export function updateStructuredData(pathname: string, language: Language, meta: MetaWords): void {
  const element = document.getElementById(STRUCTURED_DATA_ID);
  const json = structuredData(pathname, language, meta, registry);
  if (element instanceof HTMLScriptElement && element.text !== json) writeStructuredData(element, json);
}
