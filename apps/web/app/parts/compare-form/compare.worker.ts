import { serveTask } from '../../worker/serveTask.ts';
import { compareTask } from './compareTask.ts';

serveTask(compareTask);
