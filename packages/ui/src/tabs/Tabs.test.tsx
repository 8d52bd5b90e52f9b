import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

type Id = 'vat' | 'age' | 'bmi';
const TABS = (['vat', 'age', 'bmi'] as const).map((id) => ({
  id,
  label: id.toUpperCase(),
  content: <input aria-label={id} />,
}));

function Held({ keepMounted }: { readonly keepMounted?: boolean }) {
  const [value, setValue] = useState<Id>('vat');
  return <Tabs label="Tools" tabs={TABS} value={value} onChange={setValue} keepMounted={keepMounted} />;
}

it('shows the panel of the selected tab, named by it', () => {
  render(<Held />);
  fireEvent.click(screen.getByRole('tab', { name: 'AGE' }));
  expect(screen.getByRole('tabpanel', { name: 'AGE' })).toBeTruthy();
  expect(screen.queryByLabelText('vat')).toBeNull();
});

it('prints no list of tabs, whose buttons are not printed', () => {
  render(<Held />);
  expect(screen.getByRole('tablist').className.split(' ')).toContain('no-print');
});

it('moves with the arrow keys and wraps around', () => {
  render(<Held />);
  const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
  screen.getByRole('tab', { name: 'VAT' }).focus();
  key('ArrowLeft');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'BMI', selected: true }));
  key('ArrowRight');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'VAT', selected: true }));
  key('End');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'BMI', selected: true }));
  key('Home');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'VAT', selected: true }));
});

it('keeps typed text in hidden panels if configured', () => {
  render(<Held keepMounted />);
  fireEvent.change(screen.getByLabelText('vat'), { target: { value: '110' } });
  fireEvent.click(screen.getByRole('tab', { name: 'AGE' }));
  fireEvent.click(screen.getByRole('tab', { name: 'VAT' }));
  expect(screen.getByLabelText('vat')).toHaveProperty('value', '110');
});

it.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])(
  'leaves the keys of the browser to it (%o)',
  (held) => {
    render(<Held />);
    const tab = screen.getByRole('tab', { name: 'VAT' });
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) {
      expect(fireEvent.keyDown(tab, { key, ...held })).toBe(true);
    }
    expect(tab.getAttribute('aria-selected')).toBe('true');
  },
);

it('ignores keys of an input method', () => {
  render(<Held />);
  fireEvent.keyDown(screen.getByRole('tab', { name: 'VAT' }), { key: 'ArrowRight', isComposing: true });
  expect(screen.getByRole('tab', { name: 'VAT', selected: true })).toBeTruthy();
});
