import { act, fireEvent, screen } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { renderView } from '../../testing/renderView.tsx';
import { KeyboardButton } from './KeyboardButton.tsx';

let go: ReturnType<typeof useNavigate>;

function Page() {
  go = useNavigate();
  return <KeyboardButton />;
}

it('closes the list of shortcuts when the visitor goes to another page, for good', async () => {
  const { translate } = await renderView(Page, 'palette', 'en');
  const visit = (to: string | number) => act(async () => void go(to as string));
  await visit('/about');
  fireEvent.click(screen.getByRole('button', { name: translate('shell:keyboard.title') }));
  await screen.findByRole('dialog');
  await visit('/contact');
  expect(screen.queryByRole('dialog')).toBeNull();
  await visit(-1);
  expect(screen.queryByRole('dialog')).toBeNull();
});
