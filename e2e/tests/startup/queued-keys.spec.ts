import { messageIn } from '../../support/messages.ts';
import { registry } from '../../support/registry.ts';
import { expect, test } from '../../support/test.ts';

/** More keys than the fifty updates in a row after which React reports an endless loop. */
const KEYS = '1234567'.repeat(9);
const SLOWDOWN = 5;
/** A text as the result with a sticky figure, and a picture that is drawn with each key. */
const TOOLS = ['ascii-converter', 'address-qr'];

/**
 * While keys are waiting, browsers run nothing else: neither timers nor updates that React has postponed. A held key
 * on a slow phone is such a queue.
 */
test('keys that wait on a slow machine are all typed, without an error', async ({ page, gotoIn }) => {
  const devtools = await page.context().newCDPSession(page);
  for (const tool of registry.tools.filter(({ id }) => TOOLS.includes(id))) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await gotoIn('ko', tool.path);
    const field = page.locator('main :is(textarea, input[type=text])').first();
    await field.pressSequentially('0x');
    const copy = page
      .locator('#result')
      .getByRole('button', { name: messageIn('ko', 'common:actions.copy'), exact: true });
    await expect(copy.first()).toBeEnabled();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await Promise.all(
      [...KEYS].flatMap((key) => [
        devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key, unmodifiedText: key }),
        devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key }),
      ]),
    );
    await expect(field).toHaveValue(`0x${KEYS}`);
  }
});

/** Typing enables their buttons, or fills their bar. */
const CHANGED_BY_KEYS = ['char-count', 'json-formatter', 'qr-generator', 'wei-converter'];

/** Each of its frames would be painted between two keys. */
test('what typing changes changes at once, without a transition', async ({ page, gotoIn }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    addEventListener('transitionrun', ({ target, propertyName }) => {
      const shown = target instanceof Element ? `${target.localName} ${target.textContent}` : '';
      seen.push(`${propertyName} of ${shown}`);
    });
  });
  const seen = () => page.evaluate(() => (window as unknown as { readonly seen: readonly string[] }).seen);
  for (const tool of registry.tools.filter(({ id }) => CHANGED_BY_KEYS.includes(id))) {
    await gotoIn('ko', tool.path);
    const field = page.locator('main :is(textarea, input[type=text])').first();
    await field.focus();
    await field.pressSequentially('12');
    await field.fill('');
    await expect(field).toHaveValue('');
    expect(await seen(), tool.id).toEqual([]);
    // Otherwise there was nothing to see.
    await page.getByRole('button', { name: messageIn('ko', 'common:actions.reset') }).hover();
    await expect.poll(seen, tool.id).not.toEqual([]);
  }
});
