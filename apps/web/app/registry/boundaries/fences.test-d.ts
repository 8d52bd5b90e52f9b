/* What the compiler refuses of a tool: `pnpm typecheck` fails where a line below compiles. */
import type { ToolId } from '@toolbox/i18n';
import { defineTool } from '../defineTool.ts';

declare const known: ToolId;
const manifest = { category: 'string', rank: 1, icon: 'text', emoji: '', network: [] } as const;

defineTool({ id: known, ...manifest });
// @ts-expect-error a tool has messages
defineTool({ id: 'no-such-tool', ...manifest });
// @ts-expect-error the category exists
defineTool({ id: known, ...manifest, category: 'nothing' });

// @ts-expect-error the inside of the core cannot be imported
export type Inside = typeof import('@toolbox/core/src/result/result.ts');
// @ts-expect-error nor that of a domain
export type InsideOfDomain = typeof import('@toolbox/core/result/result');
