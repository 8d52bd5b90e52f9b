import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { freePort } from '@toolbox/server/testing/freePort';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const START_MS = 150_000;

/** Including all of its child processes. */
async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await gone;
}

test('the development server serves one origin with the fakes on the given ports, and does not reload', async ({
  page,
  request,
}) => {
  test.setTimeout(2 * START_MS);
  const [port, apiPort] = [String(await freePort()), String(await freePort())];
  const origin = `http://localhost:${port}`;
  // Variables of the test runner must not reach the child process.
  const outside = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('TURBO_')));
  const child = spawn('pnpm', ['run', 'dev'], {
    cwd: ROOT,
    detached: true,
    stdio: 'ignore',
    env: { ...outside, DEV_PORT: port, DEV_API_PORT: apiPort },
  });
  try {
    const status = (path: string) =>
      request.get(origin + path).then(
        (answer) => answer.status(),
        () => 0,
      );
    await expect.poll(() => status('/'), { timeout: START_MS }).toBe(200);
    await expect.poll(() => status('/api/crypto/kimchi-premium'), { timeout: START_MS }).toBe(200);

    let visits = 0;
    page.on('request', (asked) => {
      if (asked.isNavigationRequest() && asked.frame() === page.mainFrame()) visits += 1;
    });
    await page.goto(`${origin}/calculator-tools/vat-calculator`, { timeout: START_MS });
    await page.waitForLoadState('networkidle', { timeout: START_MS });
    await page.getByRole('main').getByRole('textbox').first().fill('10000');
    await expect(page.locator('#result')).toContainText('11,000', { timeout: START_MS });
    expect(visits).toBe(1);

    const first = await page.evaluate(
      () =>
        new Promise<unknown>((resolve, reject) => {
          const socket = new WebSocket('/ws');
          socket.onmessage = ({ data }) => {
            resolve(JSON.parse(String(data)));
            socket.close();
          };
          socket.onerror = () => reject(new Error('The feed cannot be opened.'));
        }),
    );
    expect(first).toMatchObject({ type: 'hello' });
  } finally {
    await end(child);
  }
});
