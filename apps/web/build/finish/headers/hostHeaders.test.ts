import { expect, it } from 'vitest';
import { discoverTools } from '../../../app/registry/discoverTools.ts';
import { headersFile, nginxHeaders } from './hostHeaders.ts';
import { securityHeaders } from './securityHeaders.ts';

/** What Cloudflare Pages reads of one line. */
const MAX_LINE = 2000;
const hash = (seed: string) => `'sha256-${seed.repeat(43)}='`;
const headers = securityHeaders(await discoverTools(), ['a', 'b'].map(hash));

it('gives a static host every header that the server sends, letter for letter', () => {
  const [, all = '', assets = ''] = headersFile(headers).split(/^\/.*\n/mu);
  const read = all.matchAll(/^ {2}([a-z-]+): (.*)$/gmu);
  expect(Object.fromEntries([...read].map(([, name, value]) => [name, value]))).toEqual(headers);
  // A host joins the values of two rules that match, so none may repeat a header.
  for (const [, name = ''] of assets.matchAll(/^ {2}([a-z-]+):/gmu)) expect(Object.keys(headers)).not.toContain(name);
  for (const line of headersFile(headers).split('\n')) expect(line.length).toBeLessThan(MAX_LINE);
});

it('gives nginx the same, for errors as well', () => {
  const lines = nginxHeaders(headers).trim().split('\n');
  const read = lines.map((line) => /^add_header ([a-z-]+) "([^"\\$]*)" always;$/u.exec(line));
  expect(Object.fromEntries(read.map((match) => [match?.[1], match?.[2]]))).toEqual(headers);
});

it.each(['a"b', 'a$b', 'a\\b', 'a\nb'])('writes no value that would mean something else there: %j', (value) => {
  expect(() => nginxHeaders({ 'x-name': value })).toThrow('x-name');
  expect(() => headersFile({ 'x-name': value })).toThrow('x-name');
});
