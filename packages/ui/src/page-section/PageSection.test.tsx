import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageSection } from './PageSection.tsx';

it('is a region named by its heading', () => {
  render(
    <PageSection title="Team" lead="Who makes it." columns={3}>
      <p>One</p>
    </PageSection>,
  );
  const region = screen.getByRole('region', { name: 'Team' });
  expect(region.textContent).toContain('Who makes it.');
  expect(region.textContent).toContain('One');
});
