import type { ComponentType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { drafts } from '../browser/draft/drafts.ts';
import type { Smoke } from '../registry/defineSmoke.ts';
import { discoverTools } from '../registry/discoverTools.ts';
import { lostDrafts } from './lostDrafts.ts';
import { playExample } from './playExample.ts';
import { renderView } from './renderView.tsx';

const views = import.meta.glob<{ default: ComponentType }>('../tools/*/View.tsx');
const smokes = import.meta.glob<{ default: Smoke }>('../tools/*/smoke.ts', { eager: true });
const { tools } = await discoverTools();
const smokeOf = (id: string) => smokes[`../tools/${id}/smoke.ts`]?.default;
/** A tool that only shows data of a server has no input. */
const examples = tools.filter(({ id }) => smokeOf(id)?.fill !== undefined || smokeOf(id)?.press !== undefined);
/** The visitor's location must not be stored. */
const NOT_STORED = ['ip-lookup.outcome'];

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

it.each(examples.map(({ id }) => id))('%s stores for a reload whatever was typed, chosen and pressed', async (id) => {
  const load = views[`../tools/${id}/View.tsx`];
  const smoke = smokeOf(id);
  if (load === undefined || smoke === undefined) throw new Error(`No view or no example of ${id}`);
  const { translate } = await renderView((await load()).default, id, 'ko');
  await playExample(translate, smoke);
  expect(drafts.all().size).toBeGreaterThan(0);
  expect(lostDrafts().filter((key) => !NOT_STORED.includes(key))).toEqual([]);
});
