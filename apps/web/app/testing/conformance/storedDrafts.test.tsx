import { expect, it } from 'vitest';
import { drafts } from '../../browser/draft/drafts.ts';
import { discoverTools } from '../../registry/discoverTools.ts';
import { lostDrafts } from '../lostDrafts.ts';
import { openTool, smokeOf } from '../openTool.tsx';
import { playExample } from '../playExample.ts';

const { tools } = await discoverTools();
/** A tool that only shows data of a server has no input. */
const examples = tools.filter(({ id }) => smokeOf(id).fill !== undefined || smokeOf(id).press !== undefined);
/** The visitor's location must not be stored. */
const NOT_STORED = ['ip-lookup.outcome'];

it.each(examples.map(({ id }) => id))('%s stores for a reload whatever was typed, chosen and pressed', async (id) => {
  const { translate } = await openTool(id, 'ko');
  await playExample(translate, smokeOf(id));
  expect(drafts.all().size).toBeGreaterThan(0);
  expect(lostDrafts().filter((key) => !NOT_STORED.includes(key))).toEqual([]);
});
