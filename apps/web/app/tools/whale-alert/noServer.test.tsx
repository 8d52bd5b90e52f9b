import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { siteConfig } from '../../site/siteConfig.ts';
import { LANGUAGES } from '../../testing/renderView.tsx';
import { asked, openWhales, serveWhales } from './testing/whalePage.tsx';

serveWhales();

beforeEach(() => void Object.assign(siteConfig, { hasServer: false }));

describe.each(LANGUAGES)('whale alert of a site without a server in %s', (language) => {
  it('says that there is no server and sends no request', async () => {
    const { message } = await openWhales(language);
    expect(await screen.findByText(message('noServer'))).toBeTruthy();
    expect(screen.queryByText(message('allOff'))).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(asked).toEqual([]);
  });
});
