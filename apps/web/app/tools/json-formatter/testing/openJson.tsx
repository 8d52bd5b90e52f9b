import { fireEvent, screen, within } from '@testing-library/react';
import type { Language } from '@toolbox/i18n';
import { renderView } from '../../../testing/renderView.tsx';
import View from '../View.tsx';

/** Opens the formatter as it is once the page is idle, with access to its messages and parts. */
export async function openJson(language: Language) {
  await Promise.all([
    import('../JsonExample.tsx'),
    import('../JsonResult.tsx'),
    import('../JsonLosses.tsx'),
    import('../jsonTasks.ts'),
  ]);
  const view = await renderView(View, 'json-formatter', language);
  const words = (key: string, values?: Readonly<Record<string, string | number>>) =>
    view.say(`json-formatter:${key}`, values);
  const told: typeof words = (key, values) => view.say(`json-formatter/late:${key}`, values);
  const field = () => screen.getByLabelText<HTMLTextAreaElement>(words('source'));
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  const button = (key: string) => screen.getByRole<HTMLButtonElement>('button', { name: words(key) });
  const common = (key: string) => view.say(`common:${key}`);
  const result = () => screen.getByRole('region', { name: common('labels.result') });
  const copy = () => within(result()).getByRole<HTMLButtonElement>('button', { name: common('actions.copy') });
  const output = () => screen.findByRole('group', { name: words('formatted') });
  const lines = async () => [...(await output()).children].map((line) => line.textContent);
  return { ...view, words, told, field, type, button, common, result, copy, output, lines };
}
