import {
  clippedRings,
  collapsedBoxes,
  cutFindings,
  enlargingFields,
  smallTargets,
  tightFields,
  tightSelects,
} from '../../support/checks/layoutFaults.ts';
import { forcedColorFindings, motionFindings } from '../../support/checks/preferences.ts';
import { sidewaysFindings } from '../../support/checks/sideways.ts';
import { LANGUAGES, messageIn } from '../../support/messages.ts';
import { playSmoke, smokeOf } from '../../support/playSmoke.ts';
import { pressUntil } from '../../support/pressUntil.ts';
import { registry } from '../../support/registry.ts';
import { LARGE, restyle, SPACED } from '../../support/restyle.ts';
import { expect, test, whenIdle } from '../../support/test.ts';
import { testTools } from '../../support/testTools.ts';
import { unfold } from '../../support/unfold.ts';

const NARROWEST = { width: 320, height: 740 };
const PHONE = { width: 390, height: 740 };
const WIDE = { width: 1280, height: 800 };
test.use({ hasTouch: true });

/** English words are the longer ones. */
testTools(
  'is complete and operable on small screens, with text spacing, enlarged text, forced colors and reduced motion',
  registry.tools,
  async (tool, { page, gotoIn }) => {
    await page.setViewportSize(NARROWEST);
    await page.emulateMedia({ colorScheme: 'dark' });
    await gotoIn('en', tool.path, 'address');
    await whenIdle(page, tool);
    await unfold(page);
    const smoke = await smokeOf(tool.id);
    await playSmoke(page, 'en', smoke);
    for (const text of smoke.expect) await expect(page.locator('#result')).toContainText(text);
    await whenIdle(page);
    const look = async (state: string) => {
      expect.soft(await cutFindings(page), `${tool.id}, ${state}`).toEqual([]);
      expect.soft(await sidewaysFindings(page), `${tool.id}, ${state}`).toEqual([]);
      expect.soft(await collapsedBoxes(page), `${tool.id}, ${state}`).toEqual([]);
      expect.soft(await tightSelects(page), `${tool.id}, ${state}`).toEqual([]);
    };
    await look('320 px');
    expect.soft(await tightFields(page), `${tool.id}, fields`).toEqual([]);
    expect.soft(await smallTargets(page), `${tool.id}, targets`).toEqual([]);
    expect.soft(await enlargingFields(page), `${tool.id}, size of fields`).toEqual([]);
    await page.setViewportSize(PHONE);
    expect.soft(await tightSelects(page), `${tool.id}, 390 px`).toEqual([]);
    await page.setViewportSize(NARROWEST);
    // From now on the focus is moved by keys, so its indicator is visible.
    await page.keyboard.press('Tab');
    expect.soft(await clippedRings(page), `${tool.id}, rings`).toEqual([]);
    expect.soft(await motionFindings(page), `${tool.id}, motion`).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await forcedColorFindings(page), `${tool.id}, forced colors`).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    for (const [state, css] of [
      ['spaced', SPACED],
      ['200%', LARGE],
    ] as const) {
      await restyle(page, css);
      await page.setViewportSize(WIDE);
      await look(`${state}, wide`);
      expect.soft(await tightFields(page), `${tool.id}, fields, ${state}`).toEqual([]);
      await page.setViewportSize(state === 'spaced' ? NARROWEST : PHONE);
      await look(`${state}, narrow`);
      expect.soft(await tightFields(page), `${tool.id}, fields, ${state}, narrow`).toEqual([]);
    }
  },
);

test('the checks find motion and marks that forced colors hide', async ({ page, gotoIn }) => {
  await gotoIn('en', '/calculator-tools/vat-calculator', 'address');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect((await motionFindings(page)).length).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  const hidden = [
    'border: 0',
    'outline: 0',
    'background: none',
    'color: Canvas',
    'forced-color-adjust: none',
    'transition: none',
  ];
  await restyle(page, `* { ${hidden.map((rule) => `${rule} !important`).join(';')} }`);
  const kinds = (await forcedColorFindings(page)).map((finding) => finding.split(':', 1)[0]);
  expect(new Set(kinds)).toEqual(new Set(['no edge', 'nothing to see', 'not marked', 'no ring']));
});

test('the selected row of the palette is outlined under forced colors', async ({ page, gotoIn }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await gotoIn('ko', '/about');
  await pressUntil(page, 'ControlOrMeta+k', page.getByRole('combobox', { name: messageIn('ko', 'palette:label') }));
  const selected = page.locator('dialog [role=option][aria-selected=true]');
  await expect(selected).toHaveCSS('outline-style', 'solid');
});

test('the top bar does not stay over a window at 400 % zoom', async ({ page, gotoIn }) => {
  await page.setViewportSize({ width: 256, height: 150 });
  await gotoIn('ko', '/calculator-tools/vat-calculator');
  await whenIdle(page);
  const bar = page.getByRole('banner');
  await expect(bar).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await expect(bar).not.toBeInViewport();
  const sticker = page.getByRole('button', { name: messageIn('ko', 'palette:donateSticker.dismiss') });
  await expect(sticker).not.toBeInViewport();
});

test('the name of a tool is whole words beside the sidebar with text at 200 %', async ({ page, gotoIn }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await gotoIn('en', '/crypto-tools/whale-alert', 'address');
  await restyle(page, LARGE);
  const { height, line } = await page.getByRole('heading', { level: 1 }).evaluate((title) => ({
    height: title.getBoundingClientRect().height,
    line: Number.parseFloat(getComputedStyle(title).lineHeight),
  }));
  expect(height / line).toBeLessThan(2.5);
  expect(await sidewaysFindings(page)).toEqual([]);
});

test('a number between its steps is visible on a phone that enlarges the page to 200 %', async ({ page, gotoIn }) => {
  await page.setViewportSize({ width: PHONE.width / 2, height: PHONE.height / 2 });
  await gotoIn('ko', '/calculator-tools/salary-calculator');
  await page.getByLabel(messageIn('ko', 'salary-calculator:dailyHours'), { exact: true }).fill('7.5');
  expect(await tightFields(page)).toEqual([]);
});

test('a switch that is on is printed with its background, on which its thumb is visible', async ({ page, gotoIn }) => {
  await gotoIn('ko', '/string-tools/keyword-extractor');
  await page.emulateMedia({ media: 'print' });
  const adjusts = await page
    .locator('main input[role=switch]:checked')
    .evaluateAll((inputs) => inputs.map((input) => getComputedStyle(input).printColorAdjust));
  expect(adjusts.length).toBeGreaterThan(0);
  expect(new Set(adjusts)).toEqual(new Set(['exact']));
});

for (const language of LANGUAGES) {
  test(`the result of an address is complete at 320 px in ${language}`, async ({ page, gotoIn }) => {
    await page.setViewportSize(NARROWEST);
    await gotoIn(language, '/crypto-tools/wallet-validator', 'address');
    await page.getByLabel(messageIn(language, 'wallet-validator:address'), { exact: true }).fill('0x1234');
    await expect(page.locator('#result')).toContainText(messageIn(language, 'wallet-validator:invalid'));
    for (const css of ['', SPACED, LARGE]) {
      await restyle(page, css);
      expect.soft(await cutFindings(page), css).toEqual([]);
      expect.soft(await sidewaysFindings(page), css).toEqual([]);
    }
  });

  test(`the home page is complete in ${language}`, async ({ page, gotoIn }) => {
    await gotoIn(language, '/', 'address');
    for (const css of ['', SPACED, LARGE]) {
      await restyle(page, css);
      for (const viewport of [NARROWEST, PHONE, WIDE]) {
        await page.setViewportSize(viewport);
        expect.soft(await cutFindings(page, 'main'), `${viewport.width} px ${css}`).toEqual([]);
      }
    }
  });

  test(`the placeholder of the home page search is not truncated in ${language}`, async ({ page, gotoIn }) => {
    await gotoIn(language, '/', 'address');
    const search = page.getByRole('main').getByRole('combobox').first();
    for (const width of [NARROWEST.width, PHONE.width]) {
      await page.setViewportSize({ width, height: NARROWEST.height });
      const [wanted, room] = await search.evaluate((field: HTMLInputElement) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        const canvas = document.createElement('canvas').getContext('2d');
        if (canvas === null) throw new Error('no canvas');
        canvas.font = font;
        const inner = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return [canvas.measureText(field.placeholder).width, inner] as const;
      });
      expect(wanted).toBeGreaterThan(0);
      expect(wanted, `${width} px`).toBeLessThanOrEqual(room);
    }
  });
}

for (const [width, css] of [
  [320, ''],
  [390, LARGE],
  [900, LARGE],
] as const) {
  test(`the sticker covers neither the site name nor a button, at ${width} px ${css}`, async ({ page, gotoIn }) => {
    await page.setViewportSize({ width, height: 740 });
    await gotoIn('en', '/about', 'address');
    await restyle(page, css);
    const sticker = page.getByRole('complementary', { name: messageIn('en', 'palette:donateSticker.label') });
    await expect(sticker).toBeVisible();
    const covered = () =>
      sticker.evaluate((element) => {
        const own = element.getBoundingClientRect();
        return [...document.querySelectorAll('header :is(a, button), main h1')].flatMap((other) => {
          const { left, right, top, bottom } = other.getBoundingClientRect();
          const isApart = right <= own.left || left >= own.right || bottom <= own.top || top >= own.bottom;
          return isApart || left === right ? [] : [other.outerHTML.slice(0, 120)];
        });
      });
    await expect.poll(covered).toEqual([]);
    expect(await sidewaysFindings(page)).toEqual([]);
  });
}

/** No example contains the table. */
for (const { path } of registry.tools.filter((tool) => tool.path.endsWith('/json-formatter'))) {
  for (const language of LANGUAGES) {
    test(`the losses of JSON are complete with text spacing and enlarged text, in ${language}`, async ({
      page,
      gotoIn,
    }) => {
      await page.setViewportSize(NARROWEST);
      await gotoIn(language, path, 'address');
      const lossy = '{"id":12345678901234567890,"x":{"2":1,"1":-0},"id":1e400,"price":1.10}';
      await page.getByLabel(messageIn(language, 'json-formatter:source'), { exact: true }).fill(lossy);
      await expect(
        page.getByRole('region', { name: messageIn(language, 'json-formatter/late:losses.title') }),
      ).toBeVisible();
      await page.keyboard.press('Tab');
      for (const css of ['', SPACED, LARGE]) {
        await restyle(page, css);
        expect.soft(await cutFindings(page), css).toEqual([]);
        expect.soft(await sidewaysFindings(page), css).toEqual([]);
        expect.soft(await clippedRings(page), css).toEqual([]);
      }
    });
  }
}
