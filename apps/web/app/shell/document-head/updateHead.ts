import type { Language } from '@toolbox/i18n';
import { registry } from '../../registry/registry.ts';
import { plainPath } from '../../site/localPath.ts';
import type { MetaWords } from '../../site/pageEntry.ts';
import { PAGE_TAG, type PageSource, pageHead, STRUCTURED_DATA_ID } from '../../site/pageHead.ts';
import { structuredData } from '../../site/structuredData.ts';
import { fetchGuide } from '../tool-guide/fetchGuide.ts';
import { writeStructuredData } from './writeStructuredData.ts';

type ShownPage = {
  readonly pathname: string;
  readonly language: Language;
  readonly meta: MetaWords;
  /** Returns whether the visitor is still on the page. */
  readonly isShown: () => boolean;
};

function updateTags(source: PageSource): void {
  const { head } = document;
  for (const old of head.querySelectorAll(`[${PAGE_TAG}]`)) old.remove();
  for (const { name, attributes } of pageHead(source)) {
    const element = document.createElement(name);
    element.setAttribute(PAGE_TAG, '');
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    head.append(element);
  }
}

/** Updates the head of the document for the current page. */
export async function updateHead({ pathname, language, meta, isShown }: ShownPage): Promise<void> {
  if (!isShown()) return;
  const source = { pathname, language, meta, registry };
  updateTags(source);
  const tool = registry.toolAt(plainPath(pathname));
  const guide = tool && (await fetchGuide(tool.id, language).catch(() => undefined));
  const element = document.getElementById(STRUCTURED_DATA_ID);
  if (!isShown() || !(element instanceof HTMLScriptElement)) return;
  writeStructuredData(element, structuredData({ ...source, guide }));
}
