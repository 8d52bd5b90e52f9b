import { serveTask } from '../../worker/serveTask.ts';
import { inspectTask } from './inspectTask.ts';

serveTask(inspectTask);
