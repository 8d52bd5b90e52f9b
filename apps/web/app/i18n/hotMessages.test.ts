import { createI18n, loadMessages, translateIn } from '@toolbox/i18n';
import { expect, it } from 'vitest';
import { registry } from '../registry/registry.ts';
import { replaceMessages } from './hotMessages.ts';

/** Any tool: each has a name and a description. */
const id = registry.tools[0]?.id ?? 'errors';

async function page() {
  const i18n = createI18n({ language: 'ko' });
  await loadMessages(i18n, 'ko', 'base');
  await loadMessages(i18n, 'ko', id);
  return i18n;
}

const edit = (name: string) => ({ url: '', language: 'ko', name });

it('replaces what was edited in the messages of a tool, and keeps the rest', async () => {
  const i18n = await page();
  const messages = () => i18n.getResourceBundle('ko', id);
  const before = messages();
  replaceMessages(i18n, edit(id), { messages: { edited: '고친 말' }, metadata: { description: '고친 설명' } });
  expect(messages()).toEqual({ ...before, edited: '고친 말' });
  expect(i18n.t(`tools.${id}.description`, { ns: 'meta' })).toBe('고친 설명');
});

it('replaces the messages of the whole site, and the names of the tools', async () => {
  const i18n = await page();
  replaceMessages(i18n, edit('common'), { common: { actions: { copy: '고친 복사' } } });
  replaceMessages(i18n, edit('tools'), { tools: { [id]: { name: '고친 이름' } } });
  expect(translateIn(i18n, 'common')('actions.copy')).toBe('고친 복사');
  expect(i18n.t(`tools.${id}.name`, { ns: 'meta' })).toBe('고친 이름');
});

it('updates the components that show messages', async () => {
  const i18n = await page();
  const namespaces: string[] = [];
  i18n.store.on('added', (_language: string, namespace: string) => namespaces.push(namespace));
  replaceMessages(i18n, edit('common'), { common: { actions: { copy: '고친 복사' } } });
  expect(namespaces).toEqual(['common']);
});
