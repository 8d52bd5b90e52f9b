export { formatTask } from './formatTask.ts';
export { isInline } from './formattedLength.ts';
export { inspectTask } from './inspectTask.ts';
