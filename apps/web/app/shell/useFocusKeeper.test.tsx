import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useFocusKeeper } from './useFocusKeeper.ts';

/** A field with a dismissible notice below it, and a switch that removes the field's button. */
function Page() {
  useFocusKeeper();
  const [noticed, setNoticed] = useState(true);
  const [enabled, setEnabled] = useState(true);
  return (
    <main tabIndex={-1}>
      <section>
        {noticed && (
          <button type="button" onClick={() => setNoticed(false)}>
            only
          </button>
        )}
      </section>
      <input aria-label="field" onChange={() => setNoticed(false)} />
      <div>
        {noticed && (
          <p>
            <button type="button" onClick={() => setNoticed(false)}>
              dismiss
            </button>
          </p>
        )}
      </div>
      {noticed && (
        <dialog open>
          <button type="button" onClick={() => setNoticed(false)}>
            close
          </button>
        </dialog>
      )}
      <button type="button" disabled={!enabled} onClick={() => setEnabled(false)}>
        once
      </button>
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

function press(name: string): void {
  button(name).focus();
  fireEvent.click(button(name));
}

it('goes to the control before a notice that was dismissed', async () => {
  render(<Page />);
  press('dismiss');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
});

it('goes to the page where there is no control before', async () => {
  render(<Page />);
  press('only');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('goes to the page from a dialog that closes and was opened without a focus', async () => {
  render(<Page />);
  press('close');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('goes past buttons from one that its own press disables, because a second press must do nothing', async () => {
  render(<Page />);
  press('once');
  button('once').blur();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
});

it('goes past a switch, which a second press would turn', async () => {
  function Form() {
    useFocusKeeper();
    const [isThere, setThere] = useState(true);
    return (
      <main tabIndex={-1}>
        <input aria-label="field" />
        <input type="checkbox" aria-label="switch" />
        <input type="radio" aria-label="choice" />
        {isThere && (
          <button type="button" onClick={() => setThere(false)}>
            once
          </button>
        )}
      </main>
    );
  }
  render(<Form />);
  press('once');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
});

it('goes to a button that only shows something', async () => {
  function Fold() {
    useFocusKeeper();
    const [isThere, setThere] = useState(true);
    return (
      <main tabIndex={-1}>
        <button type="button" aria-expanded={true}>
          fold
        </button>
        <button type="button">reset</button>
        {isThere && (
          <button type="button" onClick={() => setThere(false)}>
            once
          </button>
        )}
      </main>
    );
  }
  render(<Fold />);
  press('once');
  await waitFor(() => expect(document.activeElement).toBe(button('fold')));
});

it('leaves the focus alone where it is elsewhere, or was given up', async () => {
  render(<Page />);
  button('dismiss').focus();
  button('dismiss').blur();
  await Promise.resolve();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'x' } });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByRole('button', { name: 'dismiss' })).toBeNull();
  expect(document.activeElement).toBe(document.body);
});
