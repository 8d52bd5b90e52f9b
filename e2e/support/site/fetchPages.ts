import { test } from '@playwright/test';
import { localPath } from '@toolbox/web/site/localPath';
import { pagePaths } from '@toolbox/web/site/pagePaths';
import { LANGUAGES } from '../messages.ts';
import { registry } from '../registry.ts';

/** The plain path of every page, in the order of the site map. */
export const paths = pagePaths(registry);

/** The address of every page, all Korean ones before all English ones. */
export const addresses = LANGUAGES.flatMap((language) => paths.map((path) => localPath(path, language)));

const UNKNOWN = ['/nope', '/en/nope'];

/** A response of the server, as text. */
export async function get(address: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(new URL(address, test.info().project.use.baseURL), { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** The HTML of every page in the order of its address, and of the two not-found pages. */
export function fetchPages(): Promise<readonly string[]> {
  return Promise.all([...addresses, ...UNKNOWN].map(async (address) => (await get(address)).text));
}
