import { fireEvent, screen, within } from '@testing-library/react';
import type { Language } from '@toolbox/i18n';
import { renderView } from '../../../testing/renderView.tsx';
import View from '../View.tsx';

/** Opens the formatter as it is once the page is idle, with access to its messages and parts. */
export async function openJson(language: Language) {
  await Promise.all([
    import('../Example.tsx'),
    import('../JsonResult.tsx'),
    import('../JsonLosses.tsx'),
    import('../jsonTasks.ts'),
  ]);
  const view = await renderView(View, 'json-formatter', language);
  const message = (key: string, values?: Readonly<Record<string, string | number>>) =>
    view.translate(`json-formatter:${key}`, values);
  const late: typeof message = (key, values) => view.translate(`json-formatter/late:${key}`, values);
  const field = () => screen.getByLabelText<HTMLTextAreaElement>(message('source'));
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  const button = (key: string) => screen.getByRole<HTMLButtonElement>('button', { name: message(key) });
  const common = (key: string) => view.translate(`common:${key}`);
  const result = () => screen.getByRole('region', { name: common('labels.result') });
  const copy = () => within(result()).getByRole<HTMLButtonElement>('button', { name: common('actions.copy') });
  const output = () => screen.findByRole('group', { name: message('formatted') });
  const lines = async () => [...(await output()).children].map((line) => line.textContent);
  return { ...view, message, late, field, type, button, common, result, copy, output, lines };
}
