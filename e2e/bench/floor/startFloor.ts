import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build, type Rolldown } from 'vite';
import { FloorApp } from './FloorApp.ts';
import { HEAVY_PAGE } from './heavyPage.ts';
import { FLOOR_STYLE, PLAIN_PAGE } from './plainPage.ts';

export type FloorServer = { readonly url: string; readonly close: () => void };

async function bundleClient(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    build: { write: false, rolldownOptions: { input: fileURLToPath(new URL('client.ts', import.meta.url)) } },
  });
  const [{ output }] = (Array.isArray(built) ? built : [built]) as [Rolldown.RolldownOutput];
  return output[0].code;
}

function reactPage(): string {
  const body = renderToString(createElement(FloorApp));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Floor</title><link rel="icon" href="data:,"><style>${FLOOR_STYLE}</style><script type="module" src="/client.js"></script></head><body><div id="root">${body}</div></body></html>`;
}

/**
 * Builds and serves the pages that ours are compared with, compressed like the site: `/react` is prerendered and
 * hydrated, `/plain` and `/heavy` are written by hand.
 */
export async function startFloor(): Promise<FloorServer> {
  const html = 'text/html; charset=utf-8';
  const files = new Map([
    ['/react', { type: html, body: reactPage() }],
    ['/plain', { type: html, body: PLAIN_PAGE }],
    ['/heavy', { type: html, body: HEAVY_PAGE }],
    ['/client.js', { type: 'text/javascript', body: await bundleClient() }],
  ]);
  const packed = new Map([...files].map(([path, { type, body }]) => [path, { type, body: brotliCompressSync(body) }]));
  const server = createServer(({ url = '' }, response) => {
    const file = packed.get(url);
    if (file === undefined) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
