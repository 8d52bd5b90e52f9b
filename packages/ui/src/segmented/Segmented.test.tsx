import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Chips } from '../chips/Chips.tsx';
import { FilterChips } from '../chips/FilterChips.tsx';
import { Select } from '../select/Select.tsx';
import { Switch } from '../switch/Switch.tsx';
import { Segmented } from './Segmented.tsx';

const DAYS = [4, 5, 6].map((value) => ({ value, label: `${value} days` }));

it('Segmented is a named radio group that returns typed values', () => {
  const change = vi.fn();
  render(<Segmented label="Paid" value={4} onChange={change} options={DAYS} hint="a week" />);
  const group = screen.getByRole('radiogroup', { name: 'Paid', description: 'a week' });
  expect(group).toBeTruthy();
  expect(screen.getByRole('radio', { name: '4 days' })).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('radio', { name: '6 days' }));
  expect(change).toHaveBeenCalledWith(6);
});

it('two groups on one page are independent', () => {
  render(
    <>
      <Segmented label="A" value={4} onChange={vi.fn()} options={DAYS} />
      <Segmented label="B" value={5} onChange={vi.fn()} options={DAYS} />
    </>,
  );
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
});

it('Chips shows the custom field only while its chip is selected', () => {
  const select = vi.fn();
  const custom = (selected: boolean) => ({ label: 'Other', selected, onSelect: select, children: <p>own value</p> });
  const { rerender } = render(
    <Chips label="Days" value={5} onChange={vi.fn()} options={DAYS} custom={custom(false)} />,
  );
  expect(screen.queryByText('own value')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Other' }));
  expect(select).toHaveBeenCalledOnce();
  rerender(<Chips label="Days" value={5} onChange={vi.fn()} options={DAYS} custom={custom(true)} />);
  expect(screen.getByText('own value')).toBeTruthy();
  expect(screen.getAllByRole('radio', { checked: true })).toEqual([screen.getByRole('radio', { name: 'Other' })]);
});

it('FilterChips returns the selection in the order of the options', () => {
  const change = vi.fn();
  render(<FilterChips label="Days" values={[6]} onChange={change} options={DAYS} />);
  fireEvent.click(screen.getByRole('button', { name: '4 days', pressed: false }));
  expect(change).toHaveBeenLastCalledWith([4, 6]);
  fireEvent.click(screen.getByRole('button', { name: '6 days', pressed: true }));
  expect(change).toHaveBeenLastCalledWith([]);
});

it('Select returns typed values', () => {
  const change = vi.fn<(coin: 'eth' | 'btc') => void>();
  render(
    <Select
      label="Coin"
      value="eth"
      onChange={change}
      options={[
        { value: 'eth', label: 'Ethereum' },
        { value: 'btc', label: 'Bitcoin' },
      ]}
    />,
  );
  fireEvent.change(screen.getByRole('combobox', { name: 'Coin' }), { target: { value: 'btc' } });
  expect(change).toHaveBeenCalledWith('btc');
});

it('Switch has a state and is described by its hint', () => {
  const change = vi.fn();
  render(<Switch label="Probation" checked={false} onChange={change} hint="10% less" />);
  const control = screen.getByRole('switch', { name: 'Probation', description: '10% less' });
  fireEvent.click(control);
  expect(change).toHaveBeenCalledWith(true);
});
