import { expect, it } from 'vitest';
import { deliveries } from './deliveries.ts';
import { deliverText } from './deliverText.ts';

const PATH = '/image-tools/qr-generator';

it('fills the tool at a path with a text', () => {
  deliverText(PATH, '우유 2000원');
  expect(deliveries.take('qr-generator')).toEqual({ form: { kind: 'text', text: '우유 2000원' } });
});

it.each([
  ['the tool does not accept the text', PATH, '가'.repeat(5000)],
  ['there is no tool at the path', '/', 'text'],
])('delivers nothing where %s', (_, path, text) => {
  deliverText(path, text);
  expect(deliveries.take('qr-generator')).toBeUndefined();
});
