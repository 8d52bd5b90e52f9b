import { beforeEach, expect, it, vi } from 'vitest';
import { downloadText } from './downloadText.ts';

beforeEach(() => void vi.useFakeTimers());

it('saves the text in UTF-8 under the fixed name, and gives the memory back later', async () => {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:text';
  });
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  let pressed: HTMLAnchorElement | undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed = this;
  });
  downloadText('{"가":1}', 'formatted.json', 'application/json');
  expect(pressed).toMatchObject({ href: 'blob:text', download: 'formatted.json' });
  expect(blobs[0]?.type).toBe('application/json;charset=utf-8');
  expect(await blobs[0]?.text()).toBe('{"가":1}');
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith('blob:text');
});
