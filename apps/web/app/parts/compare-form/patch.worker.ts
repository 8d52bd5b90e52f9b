import { serveTask } from '../../worker/serveTask.ts';
import { patchTask } from './patchTask.ts';

serveTask(patchTask);
