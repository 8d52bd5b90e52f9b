import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/**
 * A minimal page as a baseline: one field, one output, and for files a worker and a virtualized result. No page with
 * a text field can be faster.
 */
const SCRIPT = `
const field = document.querySelector('textarea'), result = document.querySelector('#result'), file = document.querySelector('input');
field.addEventListener('input', () => { result.textContent = [...new Intl.Segmenter('ko').segment(field.value)].length; });
const work = 'onmessage = async ({ data }) => { const text = JSON.stringify(JSON.parse(await data.text()), null, 2); postMessage({ head: text.slice(0, 20000), blob: new Blob([text]) }); }';
const worker = new Worker(URL.createObjectURL(new Blob([work])));
worker.onmessage = ({ data }) => { result.textContent = data.head; };
file.addEventListener('change', () => { result.textContent = ''; worker.postMessage(file.files[0]); });
`;

const HTML = `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>floor</title><h1>Floor</h1><textarea rows="12" cols="80" aria-label="text"></textarea><input type="file" aria-label="file"><pre id="result"></pre><script>${SCRIPT}</script></html>`;

export type FloorServer = { readonly url: string; readonly close: () => void };

/** Serves the floor page, compressed like the site. */
export async function startFloor(): Promise<FloorServer> {
  const body = brotliCompressSync(HTML);
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
