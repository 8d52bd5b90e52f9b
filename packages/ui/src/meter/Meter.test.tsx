import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Progress } from '../progress/Progress.tsx';
import { ScaleBar } from '../scale-bar/ScaleBar.tsx';
import { Meter } from './Meter.tsx';

const fill = () => document.querySelector('rect')?.getAttribute('width');

it.each([
  [1_200, '40%'],
  [0, '0%'],
  [9_999, '100%'],
  [-1, '0%'],
])('a meter of %d in 3,000 is filled to %s', (value, width) => {
  render(<Meter label="Bytes" value={value} max={3_000} valueText={`${value} / 3,000`} />);
  const meter = screen.getByRole('meter', { name: 'Bytes' });
  expect(meter.getAttribute('aria-valuetext')).toBe(`${value} / 3,000`);
  expect(fill()).toBe(width);
});

it('Progress states its value, or that it is indeterminate', () => {
  const { rerender } = render(<Progress label="Sorting" value={0.25} />);
  expect(screen.getByRole('progressbar', { name: 'Sorting' }).getAttribute('aria-valuenow')).toBe('0.25');
  rerender(<Progress label="Sorting" />);
  expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false);
});

it('ScaleBar describes the position in words and keeps the marker on the bar', () => {
  const segments = [
    { id: 'low', label: 'Low', rangeText: 'below 20', from: 10, to: 20, tone: 'info' },
    { id: 'high', label: 'High', rangeText: '20 and more', from: 20, to: 30, tone: 'bad' },
  ] as const;
  render(<ScaleBar description="BMI 99, high" min={10} max={30} segments={segments} value={99} currentId="high" />);
  expect(screen.getByRole('img', { name: 'BMI 99, high' })).toBeTruthy();
  expect(document.querySelector('svg svg')?.getAttribute('x')).toBe('100.00%');
  expect(screen.getByText('High').closest('li')?.getAttribute('aria-current')).toBe('true');
});
