import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ToolId } from '@toolbox/i18n';
import { afterEach, expect, it } from 'vitest';
import { openTool } from '../openTool.tsx';

const sources = import.meta.glob<string>('../../tools/*/View.tsx', { query: '?raw', import: 'default', eager: true });
const paths = Object.keys(sources).filter((path) => sources[path]?.includes('<DocumentField'));

afterEach(cleanup);

it('finds the tools whose field opens files', () => expect(paths.length).toBeGreaterThan(3));

it.each(paths)('Reset drops why an empty field did not take a file, each time: %s', async (path) => {
  const { translate } = await openTool(path.split('/')[3] as ToolId, 'ko');
  const reason = translate('inputNotices:file.refused.notText');
  for (const _press of ['first', 'second']) {
    const zone = screen.getByRole('button', { name: translate('common:actions.chooseFile') });
    fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [new File(['a\0b'], 'zero.bin')] } });
    expect(await screen.findByText(reason)).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: translate('common:actions.reset') })));
    expect(screen.queryByText(reason)).toBeNull();
  }
});
