import { serveTask } from '../../parts/worker/serveTask.ts';
import { keywordTask } from './keywordTask.ts';

serveTask(keywordTask);
