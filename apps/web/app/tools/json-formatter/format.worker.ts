import { serveTask } from '../../worker/serveTask.ts';
import { formatTask } from './formatTask.ts';

serveTask(formatTask);
