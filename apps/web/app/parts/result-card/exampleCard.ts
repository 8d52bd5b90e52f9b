import { createContext, type ReactNode } from 'react';
import type { ResultCardProps } from './resultCardProps.ts';

/** How the results inside are drawn when they are only an example; undefined where they are the visitor's own. */
export const ExampleCard = createContext<((card: ResultCardProps) => ReactNode) | undefined>(undefined);
