import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Rows } from './Rows.tsx';

it('lets translators change words, but no address', () => {
  render(
    <Rows
      rows={[
        { id: 'address', label: 'Address', value: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', mono: true },
        { id: 'coin', label: 'Coin', value: 'Bitcoin' },
      ]}
    />,
  );
  expect(screen.getByText(/^1Boat/u).getAttribute('translate')).toBe('no');
  expect(screen.getByText('Bitcoin').hasAttribute('translate')).toBe(false);
});
