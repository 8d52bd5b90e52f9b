import { expect, it } from 'vitest';
import { siteConfig } from '../../site/siteConfig.ts';

it('names no server of ours on a site that is built without one', async () => {
  Object.assign(siteConfig, { hasServer: false });
  const { registry } = await import('../../registry/registry.ts');
  expect(registry.tools.filter(({ server }) => server === true).map(({ id }) => id)).toEqual([]);
});
