import { createI18n, loadMessages, translateIn } from '@toolbox/i18n';
import { expect, it } from 'vitest';
import { replaceMessages } from './hotMessages.ts';

async function page() {
  const i18n = createI18n({ language: 'ko' });
  await loadMessages(i18n, 'ko', 'base');
  await loadMessages(i18n, 'ko', 'vat-calculator');
  return i18n;
}

const edit = (name: string) => ({ url: '', language: 'ko', name });

it('replaces what was edited in the messages of a tool, and keeps the rest', async () => {
  const i18n = await page();
  const t = translateIn(i18n, 'vat-calculator');
  const before = t('amountHint');
  replaceMessages(i18n, edit('vat-calculator'), {
    messages: { amount: '고친 말' },
    head: { description: '고친 설명' },
  });
  expect([t('amount'), t('amountHint')]).toEqual(['고친 말', before]);
  expect(translateIn(i18n, 'meta')('tools.vat-calculator.description')).toBe('고친 설명');
});

it('replaces the messages of the whole site, and the names of the tools', async () => {
  const i18n = await page();
  replaceMessages(i18n, edit('common'), { common: { actions: { copy: '고친 복사' } } });
  replaceMessages(i18n, edit('tools'), { tools: { 'vat-calculator': { name: '고친 이름' } } });
  expect(translateIn(i18n, 'common')('actions.copy')).toBe('고친 복사');
  expect(translateIn(i18n, 'meta')('tools.vat-calculator.name')).toBe('고친 이름');
});

it('tells whoever shows messages', async () => {
  const i18n = await page();
  const heard: string[] = [];
  i18n.store.on('added', (_language: string, namespace: string) => heard.push(namespace));
  replaceMessages(i18n, edit('common'), { common: { actions: { copy: '고친 복사' } } });
  expect(heard).toEqual(['common']);
});
