import { serveTask } from '../../parts/worker/serveTask.ts';
import { inspectTask } from './inspectTask.ts';

serveTask(inspectTask);
