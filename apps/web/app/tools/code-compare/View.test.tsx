import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import View from './View.tsx';

/** Code that the page fetches once it is idle. */
beforeAll(() => import('../../parts/compare-form/CompareResult.tsx'));

const LEFT = 'if (a) {\n\tb();\n}\n';
const RIGHT = 'if (a) {\n\tc();\n\tb();\n}\n';

describe.each(LANGUAGES)('code compare in %s', (language) => {
  async function open() {
    const view = await renderView(View, 'code-compare', language);
    const message = view.messagesOf('code-compare', 'compare');
    const field = (side: 'left' | 'right') => screen.getByLabelText<HTMLTextAreaElement>(message(side));
    const nameField = (side: 'left' | 'right') => screen.getByLabelText<HTMLInputElement>(message(`fileNames.${side}`));
    const fill = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
    const button = (key: string) =>
      screen.getByRole<HTMLButtonElement>('button', { name: view.translate(`common:${key}`) });
    const result = () => screen.getByRole('region', { name: view.translate('common:labels.result') });
    const compare = async () => {
      fill(field('left'), LEFT);
      fill(field('right'), RIGHT);
      fireEvent.click(button('actions.compare'));
      return screen.findByRole('group', { name: message('panel', { side: message('right') }) });
    };
    const copied = async () => {
      const writeText = vi.fn(async (_text: string) => undefined);
      vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(Object.assign(Object.create(null), { writeText }));
      const names = ['copy', 'copied'].map((key) => view.translate(`common:actions.${key}`));
      const copy = within(result()).getByRole('button', { name: (name) => names.includes(name) });
      await act(async () => fireEvent.click(copy));
      return writeText.mock.calls[0]?.[0];
    };
    return { ...view, message, field, nameField, fill, button, result, compare, copied };
  }

  it('does not wrap what is typed, and keeps white space as it is', async () => {
    const { compare, field } = await open();
    expect(field('left').getAttribute('wrap')).toBe('off');
    const panel = await compare();
    expect(panel.textContent).toContain('\tc();');
  });

  it('begins by position, and is one press away from aligned lines', async () => {
    const { compare, result, message } = await open();
    await compare();
    expect(result().textContent).toContain(`${message('differingLines')}4`);
    fireEvent.click(screen.getByLabelText(message('modes.aligned')));
    expect(result().textContent).toContain(`${message('differingLines')}1`);
    expect(within(result()).getByText(message('counts.added', { count: 1 }))).toBeTruthy();
  });

  it('names the files of the patch as given', async () => {
    const { button, compare, copied, fill, nameField } = await open();
    await compare();
    expect(await copied()).toContain('--- original.txt\n+++ changed.txt\n');
    fill(nameField('left'), 'a/main.ts');
    fill(nameField('right'), 'b/main.ts');
    expect(await copied()).toBe('--- a/main.ts\n+++ b/main.ts\n@@ -1,3 +1,4 @@\n if (a) {\n+\tc();\n \tb();\n }\n');
    fireEvent.click(button('actions.swap'));
    expect([nameField('left').value, nameField('right').value]).toEqual(['b/main.ts', 'a/main.ts']);
  });

  it('writes the name of one side, or of both, as git does', async () => {
    const { compare, copied, fill, nameField } = await open();
    await compare();
    fill(nameField('right'), 'src/main.ts');
    expect(await copied()).toContain('--- a/src/main.ts\n+++ b/src/main.ts\n');
    fill(nameField('left'), 'src/main.ts');
    expect(await copied()).toContain('--- a/src/main.ts\n+++ b/src/main.ts\n');
  });

  it('takes the name of a file that is opened', async () => {
    const { button, field, nameField } = await open();
    fireEvent.drop(field('right'), { dataTransfer: { types: ['Files'], files: [new File(['x'], 'new.ts')] } });
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    expect([field('right').value, nameField('right').value]).toEqual(['x', 'new.ts']);
    fireEvent.click(button('actions.reset'));
    expect(nameField('right').value).toBe('');
  });

  it('does not name the example after a file that was opened before', async () => {
    const { button, field, nameField } = await open();
    fireEvent.drop(field('right'), { dataTransfer: { types: ['Files'], files: [new File(['x'], 'new.ts')] } });
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    fireEvent.click(button('actions.fillExample'));
    expect([field('right').value === 'x', nameField('right').value]).toEqual([false, '']);
  });
});
