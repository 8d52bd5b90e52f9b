import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { prerenderedPart } from './prerenderedPart.tsx';

const Word = ({ word }: { readonly word: string }) => <output>{word}</output>;
const settle = () => act(async () => undefined);

/** A part whose code loads when the test says so. */
function heldPart() {
  const { promise, resolve } = Promise.withResolvers<{ readonly default: typeof Word }>();
  return { Part: prerenderedPart(() => promise), arrive: () => resolve({ default: Word }) };
}

let logged: unknown[][] = [];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((...message) => void logged.push(message));
});

it('stays as it was served until its code has come, which then takes its place', async () => {
  const { Part, arrive } = heldPart();
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = '<div><b>as served</b></div>';
  const served = page.querySelector('b');
  const root = await act(async () => hydrateRoot(page, <Part word="own" fallback={<p>soon</p>} />));
  await settle();
  expect(page.querySelector('b')).toBe(served);
  expect(page.textContent).toBe('as served');
  arrive();
  await settle();
  expect(page.innerHTML).toBe('<div><output>own</output></div>');
  expect(logged).toEqual([]);
  act(() => root.unmount());
  page.remove();
});

it('leaves the page and its focus alone if its code has come before hydration and waits for messages', async () => {
  const { promise: messages, resolve: arrive } = Promise.withResolvers<string>();
  const Part = prerenderedPart(async () => ({ default: () => <output>{use(messages)}</output> }));
  await settle();
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = '<!--$--><input><div><b>as served</b></div><!--/$-->';
  page.querySelector('input')?.focus();
  const root = await act(async () =>
    hydrateRoot(
      page,
      <Suspense>
        <input />
        <Part />
      </Suspense>,
    ),
  );
  expect(page.querySelector('input')?.style.display).toBe('');
  expect(page.querySelector('b')?.textContent).toBe('as served');
  await act(async () => arrive('own'));
  expect(page.innerHTML).toContain('<div><output>own</output></div>');
  act(() => root.unmount());
  page.remove();
});

it('shows its fallback where the page was not served with it', async () => {
  const { Part, arrive } = heldPart();
  const { rerender } = render(<Part word="one" fallback={<p>soon</p>} />);
  expect(screen.getByText('soon')).toBeTruthy();
  arrive();
  await settle();
  expect(screen.getByRole('status').textContent).toBe('one');
  rerender(<Part word="two" fallback={<p>soon</p>} />);
  expect(screen.getByRole('status').textContent).toBe('two');
});
