import { readConfig } from './config/config.ts';
import { runUntilStopped } from './runUntilStopped.ts';
import { startServer } from './startServer.ts';

await runUntilStopped(async () => startServer(readConfig(process.env)), process.env);
