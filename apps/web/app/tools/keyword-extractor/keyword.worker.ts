import { serveTask } from '../../worker/serveTask.ts';
import { keywordTask } from './keywordTask.ts';

serveTask(keywordTask);
