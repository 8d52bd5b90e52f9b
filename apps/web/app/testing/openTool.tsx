import type { Language, ToolId } from '@toolbox/i18n';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import type { Smoke } from '../registry/defineSmoke.ts';
import { type RenderedView, renderView } from './renderView.tsx';

const views = import.meta.glob<{ default: ComponentType }>('../tools/*/View.tsx');
const smokes = import.meta.glob<{ default: Smoke }>('../tools/*/smoke.ts', { eager: true });

/** The real example of a tool. */
export function smokeOf(id: ToolId): Smoke {
  const smoke = smokes[`../tools/${id}/smoke.ts`]?.default;
  if (smoke === undefined) throw new Error(`No example of ${id}`);
  return smoke;
}

/** Renders the view of a tool. Its canvas, which this environment has none of, draws nothing. */
export async function openTool(id: ToolId, language: Language): Promise<RenderedView> {
  const load = views[`../tools/${id}/View.tsx`];
  if (load === undefined) throw new Error(`No view of ${id}`);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  return renderView((await load()).default, id, language);
}
