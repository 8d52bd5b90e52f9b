import { serveTask } from '../../worker/serveTask.ts';
import { cp949Task } from './cp949Task.ts';

serveTask(cp949Task);
