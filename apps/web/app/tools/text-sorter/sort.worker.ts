import { serveTask } from '../../parts/worker/serveTask.ts';
import { sortTask } from './sortTask.ts';

serveTask(sortTask);
