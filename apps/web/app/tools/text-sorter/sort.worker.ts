import { serveTask } from '../../worker/serveTask.ts';
import { sortTask } from './sortTask.ts';

serveTask(sortTask);
