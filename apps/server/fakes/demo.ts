import { once } from 'node:events';
import { explain } from '../src/explain.ts';
import { startDemo } from './startDemo.ts';

try {
  const told = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  const demo = await startDemo(process.env);
  process.stdout.write(`Toolbox with simulated data: ${demo.url}\n`);
  await told;
  await demo.close();
  process.exit(0);
} catch (error) {
  const sentence = explain(error, process.env['PORT'] ?? '4173');
  if (sentence === undefined) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
