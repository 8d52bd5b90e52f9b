import { serveTask } from '../../parts/worker/serveTask.ts';
import { formatTask } from './formatTask.ts';

serveTask(formatTask);
