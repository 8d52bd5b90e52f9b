import type { ComponentType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draftSpecs, drafts } from '../browser/draft/drafts.ts';
import { writeDrafts } from '../browser/draft/keepDrafts.ts';
import type { Smoke } from '../registry/defineSmoke.ts';
import { discoverTools } from '../registry/discoverTools.ts';
import { playExample } from './playExample.ts';
import { renderView } from './renderView.tsx';

const views = import.meta.glob<{ default: ComponentType }>('../tools/*/View.tsx');
const smokes = import.meta.glob<{ default: Smoke }>('../tools/*/smoke.ts', { eager: true });
const { tools } = await discoverTools();
const smokeOf = (id: string) => smokes[`../tools/${id}/smoke.ts`]?.default;
/** A tool that only shows data of a server has no input. */
const examples = tools.filter(({ id }) => smokeOf(id)?.fill !== undefined || smokeOf(id)?.press !== undefined);
/** The visitor's location must not be stored. */
const NOT_KEPT = ['ip-lookup.outcome'];

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

it.each(examples.map(({ id }) => id))('%s keeps for a reload whatever was typed, chosen and pressed', async (id) => {
  const load = views[`../tools/${id}/View.tsx`];
  const smoke = smokeOf(id);
  if (load === undefined || smoke === undefined) throw new Error(`No view or no example of ${id}`);
  const { say } = await renderView((await load()).default, id, 'ko');
  await playExample(say, smoke);
  writeDrafts();
  const changed = [...drafts.all()].filter(([key, value]) => value !== draftSpecs.get(key)?.initial);
  expect(changed.length).toBeGreaterThan(0);
  const lost = changed.map(([key]) => key).filter((key) => sessionStorage.getItem(`draft.${key}`) === null);
  expect(lost.filter((key) => !NOT_KEPT.includes(key))).toEqual([]);
});
