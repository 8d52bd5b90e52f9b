export { formatTask } from './formatTask.ts';
export { inspectTask } from './inspectTask.ts';
