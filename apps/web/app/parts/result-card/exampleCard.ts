import { createContext, type ReactNode } from 'react';
import type { ResultCardProps } from './resultCardProps.ts';

/** How results inside are rendered as an example; undefined for real results. */
export const ExampleCard = createContext<((card: ResultCardProps) => ReactNode) | undefined>(undefined);
