import { createContext, use } from 'react';

/** The two tools that compare. */
export type CompareTool = 'text-compare' | 'code-compare';

export const CompareToolContext = createContext<CompareTool>('text-compare');

/** Whether it is code that is compared: monospace, unwrapped, with names for the files of the patch. */
export function useIsCode(): boolean {
  return use(CompareToolContext) === 'code-compare';
}
