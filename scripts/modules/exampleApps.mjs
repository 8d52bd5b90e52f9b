import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { outputOf } from './runProgram.mjs';

const SERVER = join(root, 'apps/server');
const START = `import { startDemo } from './fakes/startDemo.ts';
import { testSite } from './testing/testSite.ts';
const site = testSite();
const server = await startDemo({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', SITE_DIR: site.siteDir });
process.once('disconnect', async () => {
  await server.close();
  site.remove();
  process.exit();
});
process.send(server.url);`;

/** The server with simulated services, which the bot talks to. */
async function startServer() {
  const child = spawn('node', ['--input-type=module', '--eval', START], {
    cwd: SERVER,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('The server does not start')));
  const [url] = await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => undefined);
  return { url, stop: () => child.disconnect() };
}

/** Fails if the bot ends as if nothing were wrong where there is no WebSocket, as in Node 20. */
function assertSaysWhatItLacks(app, url) {
  const words = ['--no-experimental-websocket', 'bot.js', url];
  const { status, stderr } = spawnSync('node', words, { cwd: app, encoding: 'utf8' });
  if (status === 0 || !stderr.includes('needs a WebSocket'))
    throw new Error(`Without a WebSocket it exits with ${status}: ${stderr}`);
}

/** The apps of `examples/`, each with the packed packages; `expected.txt` contains their output. */
export function exampleApps(folder, packages) {
  const start = (name, words = []) => {
    const app = join(folder, `example-${name}`);
    cpSync(join(root, 'examples', name), app, { recursive: true });
    const npm = (...args) => outputOf('npm', args, { cwd: app });
    npm('install', '--no-audit', '--no-fund', '--loglevel=error', ...packages);
    return [npm('start', '--silent', '--', ...words)];
  };
  const expected = (name) => readFileSync(join(root, 'examples', name, 'expected.txt'), 'utf8').trim();
  const plain = ['payroll', 'zod-form', 'react-counter'].map((name) => ({
    name: `examples/${name}`,
    expected: expected(name),
    try: () => start(name),
  }));
  const bot = {
    name: 'examples/premium-bot',
    expected: expected('premium-bot'),
    try: async () => {
      const server = await startServer();
      try {
        const outputs = start('premium-bot', [server.url]);
        assertSaysWhatItLacks(join(folder, 'example-premium-bot'), server.url);
        return outputs;
      } finally {
        server.stop();
      }
    },
  };
  return [...plain, bot];
}
